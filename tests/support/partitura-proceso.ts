import { writePaginas } from '../../api/cursado/partituras/dibujo.ts'

/** What `guarania partitura` does, of the program as it is in this folder. */
const [carpeta = ''] = process.argv.slice(2)
process.stdout.write(String(await writePaginas(await Bun.stdin.bytes(), carpeta)))
