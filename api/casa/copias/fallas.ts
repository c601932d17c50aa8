import { dirname } from 'node:path'
import { UsageError } from '../../suelo/services/settings.ts'

/** Says in one line why a copy could not be written or read; what nobody expects keeps its trace. */
export async function explaining<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = reasonOf(file, (error as NodeJS.ErrnoException).code ?? '')
    throw reason ? new UsageError(reason, { cause: error }) : error
  }
}

function reasonOf(file: string, code: string): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL') {
    return `No queda espacio en el disco para ${file}.`
  }
  if (
    /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|EEXIST|ENOTEMPTY|ENAMETOOLONG|ELOOP|EINVAL|EIO|EFBIG|EMFILE|EBUSY|EXDEV)$|^SQLITE_(CANTOPEN|READONLY)/.test(
      code,
    )
  ) {
    return `No se puede leer o escribir en ${dirname(file)}, o ${file} no es un archivo.`
  }
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'Otro programa tiene ocupada la base de datos.'
  return undefined
}
