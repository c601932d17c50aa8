import { lazy, Suspense } from 'react'
import { etiquetaDeClase } from '../../../domain/tareas/tarea-de-aporte'
import { canHandIn } from '../../../domain/tareas/tareas'
import { Button } from '../../../ui/button'
import { useAbierta } from '../../base/curso/abierta'
import { useDialogo } from '../../base/use-dialogo'
import { Situacion } from '../situacion-de-entrega'
import type { Entrega } from '../tipos'
import { EnLaLinea } from './en-la-linea'

/** The forms and their rules come when somebody is about to write. */
const Escritura = lazy(() => import('./escritura'))
const LoEscrito = lazy(() => import('./lo-escrito'))

/** How the own contribution stands, as a delivery and in the timeline, and the way to write it. */
export function AportePropio({ entrega }: { entrega: Entrega }) {
  const dialogo = useDialogo('aporte')
  const { pide } = entrega.TareaMaestra
  const sePuede = useAbierta() && canHandIn(entrega)
  return (
    <section className="panel apartado entrega-propia" aria-labelledby="mi-entrega">
      <h2 id="mi-entrega">Mi entrega</h2>
      <Situacion entrega={entrega} />
      {pide && sePuede && (
        <p className="apagado">
          Se entrega aquí mismo, escrita: {etiquetaDeClase[pide.clase].toLowerCase()} para la línea de tiempo
          {pide.fuentes_minimas > 0 && `, con ${fuentes(pide.fuentes_minimas)}`}.
        </p>
      )}
      <EnLaLinea aporte={entrega.aporte} />
      {entrega.aporte && <Button onClick={() => dialogo.open('escrito')}>Ver lo que entregué</Button>}
      {sePuede && (
        <Button variant="primary" onClick={() => dialogo.open('nuevo')}>
          {entrega.aporte ? 'Corregir mi aporte' : 'Escribir mi aporte'}
        </Button>
      )}
      <Suspense fallback={null}>
        {dialogo.abierto && dialogo.sobre === 'escrito' && entrega.aporte && (
          <LoEscrito entregaId={entrega.id} nombre={entrega.aporte.nombre} onClose={dialogo.close} />
        )}
        {dialogo.abierto && dialogo.sobre !== 'escrito' && sePuede && (
          <Escritura entrega={entrega} onClose={dialogo.close} />
        )}
      </Suspense>
    </section>
  )
}

const fuentes = (n: number) => (n === 1 ? 'al menos una fuente' : `al menos ${n} fuentes`)
