const FULL = /^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)$/
const UNUSABLE = /^(SQLITE_(READONLY|IOERR|CANTOPEN|BUSY|LOCKED|PERM)\w*|EROFS|EIO|EACCES|EPERM)$/

/** Whether the disk is to blame for an error: it is full, or can't be used as it is. */
export function storageFault(error: unknown): 'full' | 'unusable' | undefined {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && FULL.test(code)) return 'full'
  if (typeof code === 'string' && UNUSABLE.test(code)) return 'unusable'
  return cause ? storageFault(cause) : undefined
}
