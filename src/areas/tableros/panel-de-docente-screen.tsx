import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { cuantos, diaCorto } from '../../lib/formato'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { type CatedraPropia, catedrasQuery } from '../base/curso/queries-de-docente'
import { Instalar } from '../base/instalar'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { leave } from '../base/salir'
import { hoy } from '../base/sitio'
import { TarjetaDeCatedra } from '../catedras/tarjeta-de-catedra'
import { ClaseDeHoy } from '../cierre/clase-de-hoy'
import { NoCerradas, NoCerradasDeOtras } from '../cierre/no-cerradas'
import { rutaDeCatedra, rutas } from '../docente'
import { ModalidadDePago } from '../pagos/modalidad-de-pago'
import { PasosDeDocente } from './pasos-de-docente'

export function Component() {
  return (
    <Pantalla titulo="Mi Dashboard de Docente" accion={<Button onClick={leave}>Cerrar Sesión</Button>}>
      <Instalar />
      <Lectura falla="Error al cargar las cátedras asignadas.">
        <Catedras />
      </Lectura>
    </Pantalla>
  )
}

function Catedras() {
  const { data: catedras } = useSuspenseQuery(catedrasQuery)
  return (
    <>
      <NoCerradasDeOtras propias={catedras} />
      <PasosDeDocente catedras={catedras} />
      {catedras.length === 0 ? <SinCatedras /> : <Tarjetas catedras={catedras} />}
    </>
  )
}

const SinCatedras = () => (
  <EmptyState title="Todavía no tienes cátedras asignadas">
    No se encontraron datos. La administración asigna los docentes de cada cátedra. Cuando te asigne una, la
    verás aquí.
  </EmptyState>
)

function Tarjetas({ catedras }: { catedras: readonly CatedraPropia[] }) {
  return (
    <ul className="tarjetas" aria-label="Cátedras asignadas">
      {catedras.map((catedra) => (
        <TarjetaDeCatedra key={catedra.id} catedra={catedra} ruta={rutaDeCatedra(catedra.id)}>
          <b>{alumnos(catedra.totalAlumnos)}</b>
          <ModalidadDePago modalidad={catedra.modalidad_pago} />
          <Proxima fecha={catedra.proximaClase} />
          <ClaseDeHoy catedra={catedra} />
          <NoCerradas catedraId={catedra.id} />
          <Espera catedra={catedra} />
        </TarjetaDeCatedra>
      ))}
    </ul>
  )
}

function Proxima({ fecha }: { fecha: string | null }) {
  if (fecha === null) return null
  return (
    <p className="proxima">
      Próxima clase: <time dateTime={fecha}>{fecha === hoy() ? 'hoy' : diaCorto(fecha)}</time>
    </p>
  )
}

function alumnos(cuantos: number): string {
  if (cuantos === 0) return 'Sin alumnos'
  return cuantos === 1 ? '1 alumno' : `${cuantos} alumnos`
}

/** What waits for the teacher in one course; each leads to where it is done. */
function Espera({
  catedra: { id, nombre, porCorregir, sinAsistencia, enRiesgo, porRevisar },
}: {
  catedra: CatedraPropia
}) {
  const cosas = [
    { cuantas: porCorregir, una: 'entrega por corregir', varias: 'entregas por corregir', tab: 'tareas' },
    { cuantas: sinAsistencia, una: 'clase sin lista', varias: 'clases sin lista', tab: 'clases' },
    {
      cuantas: enRiesgo,
      una: 'alumno puede quedar sin rendir',
      varias: 'alumnos pueden quedar sin rendir',
      tab: 'alumnos&ver=en-riesgo',
    },
    {
      cuantas: porRevisar,
      una: 'pregunta por revisar',
      varias: 'preguntas por revisar',
      ruta: rutas.revisar,
    },
  ].filter(({ cuantas }) => cuantas > 0)
  if (cosas.length === 0) return <p className="apagado">Nada espera por ti.</p>
  return (
    <ul className="espera hilera aire-2" aria-label={`Lo que espera en ${nombre}`}>
      {cosas.map(({ cuantas, una, varias, tab, ruta }) => (
        <li key={una}>
          <Link className="boton" to={ruta ?? `${rutaDeCatedra(id)}?tab=${tab}`}>
            <b>{cuantas}</b> {cuantos(cuantas, una, varias).replace(/^\S+ /, '')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
