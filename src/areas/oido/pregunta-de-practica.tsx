import { useSuspenseQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { type PedidoDePractica, practicaQuery } from './queries'
import { SonidoTraido } from './sonido-traido'

interface Props {
  pedido: PedidoDePractica
  /** It comes after another one: the focus goes to it. */
  conFoco: boolean
  onNext: () => void
}

/** Answered by one touch, and right or wrong at once. */
export function PreguntaDePractica({ pedido, conFoco, onNext }: Props) {
  const { data } = useSuspenseQuery(practicaQuery(pedido))
  const { texto, opciones, sonido, notacion, explicacion } = data.pregunta
  const [elegida, setElegida] = useState<number | null>(null)
  const otra = useRef<HTMLButtonElement>(null)
  const titulo = useId()
  const isAnswered = elegida !== null
  const correcta = opciones.find((una) => una.es_correcta)
  const isBien = elegida !== null && opciones[elegida] === correcta
  useEffect(() => {
    if (conFoco) document.getElementById(titulo)?.focus()
  }, [conFoco, titulo])
  useEffect(() => {
    if (isAnswered) otra.current?.focus()
  }, [isAnswered])

  return (
    <section className="panel pregunta practica" aria-labelledby={titulo}>
      <h2 id={titulo} tabIndex={-1}>
        {texto}
      </h2>
      <SonidoTraido direccion={sonido.replace(/^\/api/, '')} nombre="Lo que hay que reconocer" />
      <ul className="opciones-de-practica pila aire-2">
        {opciones.map((una, i) => (
          <li key={una.texto || una.alternativa}>
            <button
              type="button"
              className={classes(
                'opcion',
                isAnswered && una.es_correcta && 'correcta',
                i === elegida && !una.es_correcta && 'equivocada',
              )}
              aria-pressed={i === elegida}
              disabled={isAnswered}
              onClick={() => setElegida(i)}
            >
              {una.notacion ? <Notacion {...una.notacion} alternativa={una.alternativa ?? ''} /> : una.texto}
              {isAnswered && una.es_correcta && <Check aria-label="Correcta" />}
              {i === elegida && !una.es_correcta && <X aria-label="Tu respuesta" />}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {isAnswered && (
          <p>
            {isBien ? '¡Bien!' : 'No.'} {correcta?.texto && `Es ${correcta.texto.toLowerCase()}.`}
            {!correcta?.texto && !isBien && 'Es la que está marcada.'} {explicacion}
          </p>
        )}
      </div>
      {isAnswered && (
        <>
          {!correcta?.notacion && <Notacion {...notacion} alternativa="Las notas que sonaron" />}
          <p className="botones">
            <Button variant="primary" ref={otra} onClick={onNext}>
              Otra
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

/** Drawn when it is first asked for: its place is there before. */
const Notacion = ({ paginas, alternativa }: { paginas: string[]; alternativa: string }) =>
  paginas.map((pagina) => <img key={pagina} className="medio notacion" src={pagina} alt={alternativa} />)
