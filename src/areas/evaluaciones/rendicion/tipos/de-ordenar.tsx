import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { nombreDeOpcion } from '../../../../domain/evaluaciones/clave-de-opcion'
import { Button } from '../../../../ui/button'
import { Icono } from '../../editor/icono'
import { OpcionVista } from '../medios'
import type { PorResponder } from '../pregunta-item'

/** Elements to be put in order, with the buttons of each or the arrows of the keyboard. */
export function DeOrdenar({ pregunta: { id: preguntaId, Opcion }, dada, onAnswer }: PorResponder) {
  const lista = useRef<HTMLOListElement>(null)
  const [dicho, setDicho] = useState('')
  const movido = useRef<Movido | null>(null)
  const porId = new Map(Opcion.map((una) => [una.id, una]))
  const orden = dada?.orden?.length ? dada.orden : [...porId.keys()]

  useEffect(() => {
    const { id, a, cual } = movido.current ?? {}
    if (a === undefined || orden[a] !== id) return
    movido.current = null
    focus(lista.current?.children[a], cual)
  })

  const nombreDe = (id: number) => {
    const opcion = porId.get(id)
    return opcion && nombreDeOpcion(opcion)
  }
  const move = (de: number, a: number) => {
    const id = orden[de]
    if (id === undefined || a < 0 || a >= orden.length) return
    onAnswer({ preguntaId, orden: orden.toSpliced(de, 1).toSpliced(a, 0, id) })
    setDicho(`«${nombreDe(id)}» quedó en el lugar ${a + 1} de ${orden.length}.`)
    movido.current = { id, a, cual: a < de ? 'Subir' : 'Bajar' }
  }
  const onKey = (evento: KeyboardEvent, lugar: number) => {
    const paso = { ArrowUp: -1, ArrowDown: 1 }[evento.key]
    if (!paso) return
    evento.preventDefault()
    move(lugar, lugar + paso)
  }

  return (
    <>
      <p className="apagado">Pon cada uno en su lugar con las flechas.</p>
      <ol ref={lista} className="por-ordenar">
        {orden.map((id, i) => {
          const opcion = porId.get(id)
          const nombre = nombreDe(id)
          return (
            <li key={id} className="opcion" onKeyDown={(evento) => onKey(evento, i)}>
              <b className="apagado">{i + 1}</b>
              {opcion && <OpcionVista {...opcion} />}
              <Icono texto={`Subir «${nombre}»`} desactivado={i === 0} onFinished={() => move(i, i - 1)}>
                <ArrowUp aria-hidden="true" />
              </Icono>
              <Icono
                texto={`Bajar «${nombre}»`}
                desactivado={i === orden.length - 1}
                onFinished={() => move(i, i + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </Icono>
            </li>
          )
        })}
      </ol>
      <p role="status" className="oculto">
        {dicho}
      </p>
      {!dada?.orden?.length && (
        <div>
          <Button onClick={() => onAnswer({ preguntaId, orden })}>Dejar este orden</Button>
        </div>
      )}
    </>
  )
}

/** Which one was moved, where to and by which button. */
interface Movido {
  id: number
  a: number
  cual: 'Subir' | 'Bajar'
}

/** To the same button where it is now, or where there is no way on, to the other one. */
function focus(elemento: Element | undefined, cual: Movido['cual'] | undefined) {
  const botones = [...(elemento?.querySelectorAll('button') ?? [])]
  if (cual === 'Bajar') botones.reverse()
  botones.find(({ disabled }) => !disabled)?.focus()
}
