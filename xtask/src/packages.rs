//! Installing tools with the package manager of the system.

use crate::run;

/// A package, whose name depends on the package manager.
#[derive(Clone, Copy)]
pub enum Package {
    /// A browser for the tests.
    Browser,
    /// The program that controls the browser.
    Driver,
}

struct PackageManager {
    program: &'static str,
    needs_root: bool,
    refresh: Option<&'static str>,
    install: &'static str,
    browser: &'static [&'static str],
    driver: &'static [&'static str],
}

const MANAGERS: [PackageManager; 6] = [
    PackageManager {
        program: "apt-get",
        needs_root: true,
        refresh: Some("apt-get update"),
        // sudo does not pass variables on, so env sets this one.
        install: "env DEBIAN_FRONTEND=noninteractive apt-get install --yes",
        // Ubuntu uses the second names.
        browser: &["chromium", "chromium-browser"],
        driver: &["chromium-driver", "chromium-chromedriver"],
    },
    PackageManager {
        program: "dnf",
        needs_root: true,
        refresh: None,
        install: "dnf install --assumeyes",
        browser: &["chromium"],
        driver: &["chromedriver"],
    },
    PackageManager {
        program: "pacman",
        needs_root: true,
        refresh: None,
        install: "pacman -S --needed --noconfirm",
        browser: &["chromium"],
        driver: &["chromium"],
    },
    PackageManager {
        program: "zypper",
        needs_root: true,
        refresh: None,
        install: "zypper --non-interactive install",
        browser: &["chromium"],
        driver: &["chromedriver"],
    },
    PackageManager {
        program: "apk",
        needs_root: true,
        refresh: Some("apk update"),
        install: "apk add",
        browser: &["chromium"],
        driver: &["chromium-chromedriver"],
    },
    PackageManager {
        program: "brew",
        needs_root: false,
        refresh: None,
        install: "brew install",
        browser: &["google-chrome"],
        driver: &["chromedriver"],
    },
];

/// Installs a package. The error is the second half of a sentence.
pub fn install(what: &str, package: Package) -> Result<(), String> {
    let manager = MANAGERS
        .iter()
        .find(|known| run::find(&[known.program]).is_some())
        .ok_or("no supported package manager was found")?;
    let prefix = match (manager.needs_root && !is_root(), run::find(&["sudo"])) {
        (false, _) => "",
        (true, Some(_)) => "sudo ",
        (true, None) => return Err(format!("{} needs root or sudo", manager.program)),
    };
    println!("Installing {what}, about a minute …");
    if let Some(refresh) = manager.refresh {
        // Ignore failures: the installation may succeed with an old index.
        let _ = run::run(run::command_line(&format!("{prefix}{refresh}")));
    }
    let install = |name| {
        run::run(run::command_line(&format!(
            "{prefix}{} {name}",
            manager.install
        )))
    };
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

impl PackageManager {
    fn names(&self, package: Package) -> &'static [&'static str] {
        match package {
            Package::Browser => self.browser,
            Package::Driver => self.driver,
        }
    }
}

fn is_root() -> bool {
    run::output(run::command_line("id -u")).is_some_and(|id| id == "0")
}
