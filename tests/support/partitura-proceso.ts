import { drawEach } from '../../api/cursado/partituras/dibujante.ts'
import { writePaginas } from '../../api/cursado/partituras/dibujo.ts'
import { writeSonido } from '../../api/cursado/partituras/sonido.ts'

/** What `guarania partitura` and `guarania sonido` do, of the program as it is in this folder. */
const [que, ...carpetas] = process.argv.slice(2)
const write = que === 'sonido' ? writeSonido : writePaginas
process.stdout.write(await drawEach(carpetas, await Bun.stdin.text(), write))
