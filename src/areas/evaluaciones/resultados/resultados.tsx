import { Check, X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { nombreDeOpcion } from '../../../domain/evaluaciones/clave-de-opcion'
import { porcentaje } from '../../../lib/formato'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { fechaYHora } from '../../base/instantes'
import { claseDeNivel, Trofeo } from '../../base/nivel'
import { Recupero } from '../../recuperatorios/recupero'
import { MediosDePregunta, TextoDeOpcion } from '../medios'

interface Nota {
  score: number
  totalPoints: number
  puntos_obtenidos: number
  fueraDePlazo: boolean
  recuperado_por: number | null
  enviada_en: string
}

interface Props {
  nota: Nota
  preguntas: Resuelta[]
  conFoco?: boolean | undefined
  /** The right answers are not shown before this instant; null for one that is not known yet. */
  hasta?: string | null
}

/** A score, and question by question what was chosen and what is right. */
export function Resultados({ nota, preguntas, conFoco = false, hasta }: Props) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (conFoco) titulo.current?.focus()
  }, [conFoco])

  return (
    <div className="resultados">
      <section className={`panel puntaje ${claseDeNivel(nota.puntos_obtenidos)}`}>
        <h2 ref={titulo} tabIndex={-1}>
          Puntaje: {nota.score} de {nota.totalPoints}
        </h2>
        <b className="cifra">
          {porcentaje(nota.puntos_obtenidos)}
          <Trofeo porcentaje={nota.puntos_obtenidos} />
        </b>
        <meter aria-label="Porcentaje de aciertos" min={0} max={100} value={nota.puntos_obtenidos} />
        <p className="apagado">
          Enviada el {fechaYHora(nota.enviada_en)}{' '}
          {nota.fueraDePlazo && <Badge tone="red">Fuera de plazo</Badge>} <Recupero nota={nota} />
        </p>
        <Button className="no-se-imprime" onClick={() => print()}>
          Imprimir
        </Button>
      </section>
      <h2>Pregunta por pregunta</h2>
      {hasta !== undefined && (
        <p className="nota-de-evaluacion">
          Las respuestas correctas se muestran después del {hasta ? fechaYHora(hasta) : 'plazo'}.
        </p>
      )}
      <ol className="preguntas">
        {preguntas.map((una, i) => (
          <PreguntaResuelta key={una.id} pregunta={una} numero={i + 1} />
        ))}
      </ol>
    </div>
  )
}

interface Opcion extends ComponentProps<typeof TextoDeOpcion> {
  id: number
  elegida: boolean
  es_correcta: boolean | null
}

interface Resuelta extends Omit<ComponentProps<typeof MediosDePregunta>, 'numero'> {
  id: number
  texto: string
  anulada: boolean
  opciones: Opcion[]
}

/** What was chosen, and what is right: in words and signs, not by colour alone. */
function PreguntaResuelta({ pregunta, numero }: { pregunta: Resuelta; numero: number }) {
  const { texto, opciones, anulada } = pregunta
  const acerto = opciones.some(({ elegida, es_correcta }) => elegida && es_correcta)
  const correctas = opciones.filter(({ es_correcta }) => es_correcta).map(nombreDeOpcion)
  return (
    <li className="panel pregunta">
      <h3>
        <span className="apagado">Pregunta {numero}</span> <span className="texto-plano">{texto}</span>
      </h3>
      <MediosDePregunta {...pregunta} numero={numero} />
      {anulada ? (
        <p>Anulada: no cuenta.</p>
      ) : (
        opciones[0]?.es_correcta !== null && (
          <p>
            <Badge tone={acerto ? 'green' : 'red'}>{acerto ? 'Correcta' : 'Incorrecta'}</Badge>
          </p>
        )
      )}
      <ul className="opciones-resueltas">
        {opciones.map((opcion) => (
          <li key={opcion.id} className={claseDe(opcion)}>
            <Signo {...opcion} />
            <span>
              <TextoDeOpcion {...opcion} />
            </span>
            {notaDe(opcion) && <small>{notaDe(opcion)}</small>}
          </li>
        ))}
      </ul>
      {!acerto && !anulada && correctas.length > 0 && (
        <p>
          Respuesta correcta: <b>{correctas.join(' o ')}</b>
        </p>
      )}
    </li>
  )
}

function claseDe({ elegida, es_correcta }: Opcion): string {
  if (es_correcta) return 'correcta'
  return elegida && es_correcta !== null ? 'equivocada' : ''
}

function notaDe({ elegida, es_correcta }: Opcion): string {
  if (elegida) return es_correcta ? 'Elegida, correcta' : 'Elegida'
  return es_correcta ? 'Correcta' : ''
}

function Signo({ elegida, es_correcta }: Opcion) {
  if (es_correcta) return <Check aria-hidden="true" />
  return elegida && es_correcta !== null ? <X aria-hidden="true" /> : <i />
}
