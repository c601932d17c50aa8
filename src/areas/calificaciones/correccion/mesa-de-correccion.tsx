import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { entregasDe } from '../../../domain/tareas/entregas'
import { canGrade } from '../../../domain/tareas/tareas'
import { enLinea } from '../../../lib/formato'
import { isEscribiendo, type Tecleo, useAtajos } from '../../../ui/atajos'
import { Button } from '../../../ui/button'
import { Atajos } from '../../base/atajos'
import { EnCatedraDeGestion } from '../../base/curso/en-catedra-de-gestion'
import { fechaYHora } from '../../base/instantes'
import { Recupero } from '../../recuperatorios/recupero'
import { FormularioDeCalificacion } from '../../tareas/calificacion/formulario-de-calificacion'
import { VistaComentada } from '../../tareas/comentarios/vista-comentada'
import { EstadoDeTarea } from '../../tareas/estado-de-tarea'
import type { Entrega } from '../../tareas/tipos'
import { enTelefono } from '../en-telefono'
import { TiraDeEntregas } from './tira-de-entregas'
import { useMesa } from './use-mesa'

interface Props {
  entregadas: readonly Entrega[]
  etiqueta?: string
  /** Of one task's desk: where one goes on once nothing waits on it; `llega`, right after the last one. */
  alTerminar?: (llega: boolean) => ReactNode
}

/** The deliveries in a row: what was delivered, and beside it the points and the comment. */
export function MesaDeCorreccion({ entregadas, etiqueta = 'Entregas', alTerminar }: Props) {
  const { actual, cercanas, shift, go, goToNextPorCalificar } = useMesa(entregadas)
  const lugar = useRef<HTMLElement>(null)
  const focus = useRef<'puntos' | 'nombre' | null>(null)
  const [llega, setLlega] = useState(false)

  const goAndFocus = (que: 'puntos' | 'nombre', make: () => void) => {
    focus.current = que
    make()
  }
  const goOn = (cual: number, event: Tecleo) =>
    goAndFocus(isEscribiendo(event) ? 'puntos' : 'nombre', () => shift(cual === 0 ? 1 : -1))
  useAtajos([
    {
      teclas: ['Alt+ArrowDown', 'Alt+ArrowUp'],
      que: 'entrega siguiente o anterior, también mientras escribes',
      escribiendo: true,
      hace: goOn,
    },
    { teclas: ['ArrowRight', 'ArrowLeft'], que: 'entrega siguiente o anterior', hace: goOn },
  ])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another delivery has come
  useEffect(() => {
    const puntos = lugar.current?.querySelector<HTMLInputElement>('[data-puntos]:enabled')
    // Its keyboard would cover what was delivered.
    if (focus.current === 'puntos' && puntos && !enTelefono()) puntos.focus()
    else if (focus.current) lugar.current?.querySelector('h2')?.focus()
    focus.current = null
    // What was delivered is seen from its beginning.
    if ((lugar.current?.getBoundingClientRect().top ?? 0) < 0) lugar.current?.scrollIntoView()
  }, [actual.id])

  return (
    <>
      <div className="avance-de-correccion">
        {alTerminar && <Avance entregadas={entregadas} />}
        <Atajos conBoton />
      </div>
      <TiraDeEntregas
        etiqueta={etiqueta}
        entregas={entregadas}
        actual={actual.id}
        conTarea={!alTerminar}
        onChoose={go}
      />
      <EnCatedraDeGestion id={actual.TareaMaestra.catedraId}>
        <section className="mesa pila aire-5" ref={lugar} aria-labelledby="entrega-actual">
          <div className="vistas">
            {cercanas.map((entrega) => (
              <div
                key={entrega.id}
                className={entrega === actual ? 'vista' : 'vista antes-de-tiempo'}
                inert={entrega !== actual}
              >
                <VistaComentada entrega={entrega} activa={entrega === actual} />
              </div>
            ))}
          </div>
          <aside className="panel apartado al-pie">
            {alTerminar && !entregadas.some(canGrade) && (
              <p className="fin-de-mesa">
                <b>{enCifras(entregadas)}.</b> {alTerminar(llega)}
              </p>
            )}
            <header className="quien-entrego">
              <QuienEntrego entrega={actual} conTarea={!alTerminar} />
              <div className="vecinas">
                <Button className="cuadrado" onClick={() => shift(-1)} disabled={actual === entregadas[0]}>
                  <ChevronLeft aria-hidden="true" />
                  <span className="oculto">Entrega anterior</span>
                </Button>
                <Button className="cuadrado" onClick={() => shift(1)} disabled={actual === entregadas.at(-1)}>
                  <ChevronRight aria-hidden="true" />
                  <span className="oculto">Entrega siguiente</span>
                </Button>
              </div>
            </header>
            <FormularioDeCalificacion
              key={`${actual.id} ${actual.estado}`}
              entrega={actual}
              mesa={entregadas}
              enviarRotulo={
                <span>
                  Calificar<span className="en-lo-ancho"> y seguir</span>
                </span>
              }
              onResolve={(tambien) => goAndFocus('puntos', () => setLlega(!goToNextPorCalificar(tambien)))}
            />
            <Anteriores entrega={actual} />
          </aside>
        </section>
      </EnCatedraDeGestion>
    </>
  )
}

const countCalificadas = (entregadas: readonly Entrega[]) =>
  entregadas.filter(({ estado }) => estado === 'CALIFICADA').length

const enCifras = (entregadas: readonly Entrega[]) => `${countCalificadas(entregadas)} de ${entregadas.length}`

const Avance = ({ entregadas }: { entregadas: readonly Entrega[] }) => (
  <>
    <p role="status">
      <b>{enCifras(entregadas)}</b> calificadas
    </p>
    <progress
      aria-label="Entregas calificadas"
      max={entregadas.length}
      value={countCalificadas(entregadas)}
    />
  </>
)

const QuienEntrego = ({ entrega, conTarea }: { entrega: Entrega; conTarea: boolean }) => (
  <div>
    <h2 id="entrega-actual" tabIndex={-1}>
      {nombreDePersona(entrega.Alumno)}
    </h2>
    {conTarea && <p>{deQueTarea(entrega)}</p>}
    <p className="apagado">
      {entrega.submission_date && fechaYHora(entrega.submission_date)} <EstadoDeTarea tarea={entrega} />{' '}
      <Recupero nota={entrega} />
    </p>
  </div>
)

const deQueTarea = ({ TareaMaestra: { titulo, Catedra } }: Entrega) =>
  enLinea([titulo, `${Catedra.nombre} (${Catedra.anio})`])

function Anteriores({ entrega: { anteriores } }: { entrega: Entrega }) {
  if (anteriores.length === 0) return null
  return (
    <details>
      <summary>Entregas anteriores ({entregasDe(anteriores).length})</summary>
      <ul className="vinetas">
        {anteriores.map(({ path, nombre, entregado_en }) => (
          <li key={path}>
            <a href={`/${path}`} target="_blank" rel="noopener noreferrer">
              {nombre}
            </a>{' '}
            <span className="apagado">{fechaYHora(entregado_en)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
