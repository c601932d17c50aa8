import { useId, useState } from 'react'
import { Button } from '../../ui/button'
import { RichText } from '../../ui/rich-text/rich-text'

/** About a telephone's screen of text. */
const LARGO = 1500

/** A long post begins with its beginning, so that the board can be looked over. */
export function Contenido({ html }: { html: string }) {
  const [entero, setEntero] = useState(false)
  const id = useId()
  if (html.length <= LARGO) return <RichText html={html} />
  return (
    <>
      <div id={id} className={entero ? undefined : 'resumido'}>
        <RichText html={html} />
      </div>
      <Button
        variant="quiet"
        className="seguir"
        aria-expanded={entero}
        aria-controls={id}
        onClick={() => setEntero(!entero)}
      >
        {entero ? 'Mostrar menos' : 'Seguir leyendo'}
      </Button>
    </>
  )
}
