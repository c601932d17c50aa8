import { Download } from 'lucide-react'
import { textoDeTamano } from '../../domain/archivos/archivos'
import type { Archivo } from './tipos'

/** The pages of what was delivered, and the file itself to be downloaded. */
export function Partitura({ archivo: { path, nombre, bytes, paginas = [] } }: { archivo: Archivo }) {
  return (
    <figure className="vista-previa pila aire-2 partitura">
      {paginas.map((pagina, i) => (
        <img
          key={pagina}
          src={pagina}
          alt={`${nombre}, página ${i + 1} de ${paginas.length}`}
          loading="lazy"
        />
      ))}
      <figcaption>
        <a href={`/${path}`} download={nombre}>
          <Download aria-hidden="true" /> Descargar {nombre}
        </a>{' '}
        <span className="apagado">{textoDeTamano(bytes)}</span>
      </figcaption>
    </figure>
  )
}
