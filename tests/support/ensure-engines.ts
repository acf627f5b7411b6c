import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

// Firefox and WebKit out of Debian's packages, and a display for the latter, which always has a window.
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']

const needed = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth']
const isComplete = () =>
  needed.every((path) => existsSync(path)) && globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser').length > 0

if (!isComplete() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('Installing Firefox and WebKit for the journeys…')
  execFileSync('apt-get', ['update'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES], { stdio: 'inherit' })
}
if (!isComplete()) {
  console.error(`These journeys need Debian's packages: apt-get install ${PACKAGES.join(' ')}`)
  process.exitCode = 1
}
