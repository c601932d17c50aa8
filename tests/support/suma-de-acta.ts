import { sha256 } from '../../api/cursado/actas/archivos.ts'
import { pdfDeActa } from '../../api/cursado/actas/pdf-de-acta.ts'
import { actaDe } from './acta-de-muestra.ts'

// Another process, as on another machine: what comes out is compared.
console.log(sha256(await pdfDeActa(actaDe(200), null)))
