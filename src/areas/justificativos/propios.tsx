import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SiAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { Lectura } from '../base/lectura'
import { FichaDeJustificativo } from './ficha'
import { justificativosQuery } from './queries-de-alumno'

/** The form and its rules come when it is opened. */
const Formulario = lazy(() => import('./formulario-de-justificativo'))

/** Asks that an absence be excused; `dias` is for how long after it one may. */
export function JustificarUnaFalta({ catedraId, dias }: { catedraId: number; dias: number }) {
  const dialogo = useDialogoQueCambia('justificar')
  return (
    <SiAbierta>
      <Button variant="primary" onClick={() => dialogo.open(1)}>
        Justificar una falta
      </Button>
      <Dialog open={dialogo.abierto} onClose={dialogo.close} title="Justificar una falta">
        <Lectura falla="No se pudo cargar el formulario.">
          <Formulario catedraId={catedraId} dias={dias} onClose={dialogo.close} />
        </Lectura>
      </Dialog>
    </SiAbierta>
  )
}

/** One's own, with how each was answered; nothing where there are none. */
export function JustificativosPropios({ catedraId }: { catedraId: number }) {
  const { data } = useSuspenseQuery(justificativosQuery(catedraId))
  if (data.length === 0) return null
  return (
    <section className="panel apartado" aria-labelledby="mis-justificativos">
      <h3 id="mis-justificativos">Mis justificativos</h3>
      <ul className="justificativos">
        {data.map((uno) => (
          <FichaDeJustificativo key={uno.id} justificativo={uno} />
        ))}
      </ul>
    </section>
  )
}
