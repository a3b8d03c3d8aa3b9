//! The tools that come from the package manager of the system.

use crate::run;

/// Something that the package managers know, each by its own name.
#[derive(Clone, Copy)]
pub enum Package {
    /// The optimiser `wasm-opt`.
    WasmOpt,
    /// The browser for the tests.
    Browser,
    /// The program that steers the browser.
    Driver,
}

struct Manager {
    program: &'static str,
    wants_root: bool,
    refresh: Option<&'static str>,
    install: &'static str,
    wasm_opt: &'static [&'static str],
    browser: &'static [&'static str],
    driver: &'static [&'static str],
}

const MANAGERS: [Manager; 6] = [
    Manager {
        program: "apt-get",
        wants_root: true,
        refresh: Some("apt-get update"),
        // sudo drops the variables that it is started with, so env sets this one behind it.
        install: "env DEBIAN_FRONTEND=noninteractive apt-get install --yes",
        wasm_opt: &["binaryen"],
        // The second names are those of Ubuntu.
        browser: &["chromium", "chromium-browser"],
        driver: &["chromium-driver", "chromium-chromedriver"],
    },
    Manager {
        program: "dnf",
        wants_root: true,
        refresh: None,
        install: "dnf install --assumeyes",
        wasm_opt: &["binaryen"],
        browser: &["chromium"],
        driver: &["chromedriver"],
    },
    Manager {
        program: "pacman",
        wants_root: true,
        refresh: None,
        install: "pacman -S --needed --noconfirm",
        wasm_opt: &["binaryen"],
        browser: &["chromium"],
        driver: &["chromium"],
    },
    Manager {
        program: "zypper",
        wants_root: true,
        refresh: None,
        install: "zypper --non-interactive install",
        wasm_opt: &["binaryen"],
        browser: &["chromium"],
        driver: &["chromedriver"],
    },
    Manager {
        program: "apk",
        wants_root: true,
        refresh: Some("apk update"),
        install: "apk add",
        wasm_opt: &["binaryen"],
        browser: &["chromium"],
        driver: &["chromium-chromedriver"],
    },
    Manager {
        program: "brew",
        wants_root: false,
        refresh: None,
        install: "brew install",
        wasm_opt: &["binaryen"],
        browser: &["google-chrome"],
        driver: &["chromedriver"],
    },
];

/// Installs what a package brings, or says in half a sentence why it could not.
pub fn install(what: &str, package: Package) -> Result<(), String> {
    let manager = MANAGERS
        .iter()
        .find(|known| run::find(&[known.program]).is_some())
        .ok_or("there is no package manager that xtask knows")?;
    let prefix = match (manager.wants_root && !is_root(), run::find(&["sudo"])) {
        (false, _) => "",
        (true, Some(_)) => "sudo ",
        (true, None) => return Err(format!("{} needs root or sudo", manager.program)),
    };
    println!("Installing {what}, about a minute …");
    if let Some(refresh) = manager.refresh {
        // A stale index may still do, so only the installation decides.
        let _ = run::run(run::line(&format!("{prefix}{refresh}")));
    }
    let install = |name| run::run(run::line(&format!("{prefix}{} {name}", manager.install)));
    if manager
        .names(package)
        .iter()
        .any(|name| install(name).is_ok())
    {
        Ok(())
    } else {
        Err(format!("{} could not install it", manager.program))
    }
}

impl Manager {
    fn names(&self, package: Package) -> &'static [&'static str] {
        match package {
            Package::WasmOpt => self.wasm_opt,
            Package::Browser => self.browser,
            Package::Driver => self.driver,
        }
    }
}

fn is_root() -> bool {
    run::answer(run::line("id -u")).is_some_and(|id| id == "0")
}
