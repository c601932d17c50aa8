import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import {
  DESDE_SIEMPRE,
  type DocenteDeCatedra,
  etiquetaDePapel,
} from '../../domain/catedras/docentes-de-catedra'
import { nombreDePersona } from '../../domain/personas/nombres'
import { diaCorto, enLinea } from '../../lib/formato'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SiAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import type { Catedra } from '../base/curso/queries'
import { Lectura } from '../base/lectura'
import { docentesQuery } from '../personas/queries-de-docentes'

const Formulario = lazy(() => import('./formulario-de-docentes'))

/** Who teaches a course, as what, from when until when. */
export function DocentesDeCatedra({ catedra: { id, docentes } }: { catedra: Catedra }) {
  const dialogo = useDialogoQueCambia('docentes')
  return (
    <section className="panel apartado" aria-labelledby="docentes">
      <header className="cabecera-de-apartado">
        <h2 id="docentes">Docentes</h2>
        <SiAbierta>
          <Button onClick={() => dialogo.open('si')}>Cambiar los docentes</Button>
        </SiAbierta>
      </header>
      {docentes.length === 0 ? (
        <p className="apagado">Todavía sin docente.</p>
      ) : (
        <Lectura falla="No se pudieron cargar los docentes.">
          <Lista docentes={docentes} />
        </Lectura>
      )}
      <Dialog
        open={dialogo.abierto}
        onClose={dialogo.close}
        title="Docentes de la cátedra"
        description="Cada uno puede lo mismo que el titular mientras duran sus fechas, el último día también. El acta nombra al titular."
      >
        <Lectura falla="No se pudieron cargar los docentes.">
          <Formulario catedraId={id} docentes={docentes} onClose={dialogo.close} />
        </Lectura>
      </Dialog>
    </section>
  )
}

function Lista({ docentes }: { docentes: readonly DocenteDeCatedra[] }) {
  const { data: todos } = useSuspenseQuery(docentesQuery)
  const nombres = new Map(todos.map((uno) => [uno.id, nombreDePersona(uno)]))
  return (
    <ul className="docentes-de-catedra">
      {docentes.map((uno) => (
        <li key={`${uno.docenteId} ${uno.desde}`}>
          <b>{nombres.get(uno.docenteId) ?? 'Docente eliminado'}</b>{' '}
          <span className="apagado">{enLinea([etiquetaDePapel[uno.papel], fechasDe(uno)])}</span>
        </li>
      ))}
    </ul>
  )
}

function fechasDe({ desde, hasta }: DocenteDeCatedra) {
  if (desde === DESDE_SIEMPRE) return hasta && `hasta el ${diaCorto(hasta)}`
  return hasta === null ? `desde el ${diaCorto(desde)}` : `del ${diaCorto(desde)} al ${diaCorto(hasta)}`
}
