import { useState } from 'react'
import { EmptyState } from '../../../../ui/empty-state'
import type { Inscrito } from '../queries'
import type { DeCatedra } from '../secciones'
import { useCatedra } from '../use-catedra'
import { Desinscribir } from './desinscribir'
import { DetallesDeAlumno } from './detalles-de-alumno'
import { TablaDeInscritos } from './tabla-de-inscritos'

export default function Alumnos({ catedraId }: DeCatedra) {
  const { CatedraAlumno: inscritos } = useCatedra(catedraId)
  const [detalles, setDetalles] = useState<Inscrito | null>(null)
  const [baja, setBaja] = useState<Inscrito | null>(null)

  if (inscritos.length === 0) {
    return (
      <EmptyState title="Todavía no hay alumnos inscritos">
        No se encontraron datos. La administración inscribe a los alumnos; cuando lo haga, los verás aquí.
      </EmptyState>
    )
  }
  return (
    <>
      <TablaDeInscritos inscritos={inscritos} alVer={setDetalles} alDesinscribir={setBaja} />
      <DetallesDeAlumno inscrito={detalles} alCerrar={() => setDetalles(null)} />
      <Desinscribir inscrito={baja} alCerrar={() => setBaja(null)} />
    </>
  )
}
