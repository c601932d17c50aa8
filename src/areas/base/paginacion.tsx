import { Button } from '../../ui/button'

interface Props {
  pagina: number
  de: number
  onGo: (pagina: number) => void
}

/** The way through a long list; nothing where it has one page. */
export function Paginacion({ pagina, de, onGo }: Props) {
  if (de <= 1) return null
  return (
    <nav className="paginas fila" aria-label="Páginas">
      <Button disabled={pagina <= 1} onClick={() => onGo(pagina - 1)}>
        Anterior
      </Button>
      <span>
        Página {pagina} de {de}
      </span>
      <Button disabled={pagina >= de} onClick={() => onGo(pagina + 1)}>
        Siguiente
      </Button>
    </nav>
  )
}
