import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state'
import type { Inscrito } from '../catedras/queries-de-docente'
import type { DeCatedra } from '../catedras/secciones-de-docente'
import { useCatedra } from '../catedras/use-catedra'
import { Desinscribir } from './desinscribir-de-docente'
import { DetallesDeAlumno } from './detalles-de-alumno'
import { TablaDeInscritos } from './tabla-de-inscritos-de-docente'

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
