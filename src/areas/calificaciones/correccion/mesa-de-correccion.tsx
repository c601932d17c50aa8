import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { canGrade } from '../../../domain/tareas/tareas'
import { Button } from '../../../ui/button'
import { Atajos } from '../../base/atajos'
import { fechaYHora } from '../../base/instantes'
import { Recupero } from '../../recuperatorios/recupero'
import { FormularioDeCalificacion } from '../../tareas/calificacion/formulario-de-calificacion'
import { VistaComentada } from '../../tareas/comentarios/vista-comentada'
import { EstadoDeTarea } from '../../tareas/estado-de-tarea'
import type { Entrega } from '../../tareas/tipos'
import { TiraDeEntregas } from './tira-de-entregas'
import { useMesa } from './use-mesa'
import { useTeclas } from './use-teclas'

/** The deliveries in a row: what was delivered, and beside it the points and the comment. */
export function MesaDeCorreccion({ entregadas }: { entregadas: Entrega[] }) {
  const { actual, cercanas, shift, go, goToNextPorCalificar } = useMesa(entregadas)
  const lugar = useRef<HTMLElement>(null)
  const focus = useRef<'puntos' | 'nombre' | null>(null)

  const goAndFocus = (que: 'puntos' | 'nombre', make: () => void) => {
    focus.current = que
    make()
  }
  useTeclas((paso, escribiendo) => goAndFocus(escribiendo ? 'puntos' : 'nombre', () => shift(paso)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another delivery has come
  useEffect(() => {
    const puntos = lugar.current?.querySelector<HTMLInputElement>('[data-puntos]:enabled')
    if (focus.current === 'puntos' && puntos) puntos.focus()
    else if (focus.current) lugar.current?.querySelector('h2')?.focus()
    focus.current = null
  }, [actual.id])

  return (
    <>
      <div className="avance-de-correccion">
        <Avance entregadas={entregadas} />
        <Atajos atajos={atajos} />
      </div>
      <TiraDeEntregas entregas={entregadas} actual={actual.id} onChoose={go} />
      <section className="mesa" ref={lugar} aria-labelledby="entrega-actual">
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
        <aside className="panel apartado">
          <header className="quien-entrego">
            <QuienEntrego entrega={actual} />
            <div className="pasos">
              <Button onClick={() => shift(-1)} disabled={actual === entregadas[0]}>
                <ChevronLeft aria-hidden="true" />
                <span className="oculto">Entrega anterior</span>
              </Button>
              <Button onClick={() => shift(1)} disabled={actual === entregadas.at(-1)}>
                <ChevronRight aria-hidden="true" />
                <span className="oculto">Entrega siguiente</span>
              </Button>
            </div>
          </header>
          <FormularioDeCalificacion
            key={`${actual.id} ${actual.estado}`}
            entrega={actual}
            enviarRotulo={canGrade(actual) ? 'Calificar y seguir' : 'Calificar'}
            onResolve={() => goAndFocus('puntos', goToNextPorCalificar)}
          />
          <Anteriores entrega={actual} />
        </aside>
      </section>
    </>
  )
}

function Avance({ entregadas }: { entregadas: Entrega[] }) {
  const corregidas = entregadas.filter(({ estado }) => estado === 'CALIFICADA').length
  return (
    <>
      <p role="status">
        <b>
          {corregidas} de {entregadas.length}
        </b>{' '}
        calificadas
      </p>
      <progress aria-label="Entregas calificadas" max={entregadas.length} value={corregidas} />
    </>
  )
}

const QuienEntrego = ({ entrega }: { entrega: Entrega }) => (
  <div>
    <h2 id="entrega-actual" tabIndex={-1}>
      {nombreDePersona(entrega.Alumno)}
    </h2>
    <p className="apagado">
      {entrega.submission_date && fechaYHora(entrega.submission_date)} <EstadoDeTarea tarea={entrega} />{' '}
      <Recupero nota={entrega} />
    </p>
  </div>
)

function Anteriores({ entrega: { anteriores } }: { entrega: Entrega }) {
  if (anteriores.length === 0) return null
  return (
    <details>
      <summary>Entregas anteriores ({anteriores.length})</summary>
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

/** What the keyboard does at the desk. */
const atajos = [
  ['Alt + ↓ / Alt + ↑', 'entrega siguiente o anterior, también mientras escribes'],
  ['→ / ←', 'lo mismo, fuera de los campos; en el reproductor, 5 segundos'],
  ['Espacio / L', 'en el reproductor, reproducir o pausar y repetir un tramo'],
  ['Intro (en los puntos) o Ctrl + Intro', 'calificar y pasar a la siguiente que espera'],
] as const
