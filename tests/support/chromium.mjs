import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without its windows, as Debian has it: half the work for the same pages. */
const shell = '/usr/lib/chromium/chromium-headless-shell'
const places = [
  process.env.CHROMIUM_PATH,
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The installed Chromium's path, or undefined: then Playwright uses the one that it downloaded itself. */
export const findChromium = () => places.find((place) => place && existsSync(place))

/** Chromium as root in a closed network: no sandbox, no calls of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Installs one where there is none: by the package manager, else by Playwright. */
export function ensureChromium() {
  if (findChromium()) return
  const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium-headless-shell'))
    return
  run('npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium')
}
