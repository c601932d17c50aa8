import { join } from 'node:path'
import { copyDatabase } from '../../../api/casa/copias/foto.ts'
import { liveComunidad } from './comunidad.ts'

/** Leaves in a folder the database of a community that lived some months: `bun tests/api/comunidad/escribe.ts <folder>`. */
const [carpeta = '.'] = process.argv.slice(2)
const { api } = await liveComunidad(1, 120)
copyDatabase(api.sqlite, join(carpeta, 'guarania.db'))
process.exit(0)
