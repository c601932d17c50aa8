/**
 * Engine and allocator read their settings only when a process begins, so `serve` begins, says them, and begins once
 * more in the same process. Without JavaScriptCore's last compiler (FTL) a server takes 7 MB less at its peak, and
 * giving memory back at once saves 3 more; replies are as quick, for what takes their time is done outside of
 * JavaScript. Who sets one in the environment keeps theirs.
 */
const SETTINGS = { BUN_JSC_useFTLJIT: 'false', MIMALLOC_PURGE_DELAY: '0' }

const args = process.argv.slice(2)
const isSet = Object.keys(SETTINGS).every((name) => name in process.env)

if (args[0] === 'serve' && !isSet && process.platform !== 'win32') {
  try {
    process.execve?.(process.execPath, [process.execPath, ...args], { ...SETTINGS, ...process.env })
  } catch {
    // Its file may be out of reach by now: without the settings it serves as well, with a little more memory.
  }
}
