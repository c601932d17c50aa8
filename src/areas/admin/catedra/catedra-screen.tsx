import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, type LoaderFunctionArgs, useNavigate } from 'react-router'
import { Button } from '../../../ui/button'
import { once, Part } from '../../../ui/part'
import { ModalidadDePago } from '../../shared/academia/modalidad-de-pago'
import { adelantar, queryClient } from '../../shared/consultas'
import { Lectura } from '../../shared/lectura'
import { NoEncontrada } from '../../shared/no-encontrada'
import { Pantalla } from '../../shared/pantalla'
import { paraPrimeraVista } from '../../shared/primera-vista'
import { adelantarTablon } from '../../shared/tablon/paginas'
import { useDialogo } from '../../shared/use-dialogo'
import { leerId, useId } from '../../shared/use-id'
import { DialogoDeCatedra } from '../catedras/dialogo-de-catedra'
import { EliminarCatedra } from '../catedras/eliminar-catedra'
import { rutaDePagos, rutas } from '../rutas'
import { DiasDeClase } from './asistencia/dias-de-clase'
import { diasQuery, resumenQuery } from './asistencia/queries'
import { ResumenDeAsistencia } from './asistencia/resumen-de-asistencia'
import { cargarCatedra } from './cargar-catedra'
import { DatosDeCatedra } from './datos-de-catedra'
import { Inscritos } from './inscritos'
import { Planes } from './planes/planes'
import { catedraQuery } from './queries'

/** Each a file of its own, below what one comes for first; the shell page names them. */
const partes = {
  tareas: once(() => import('./tareas/tareas')),
  evaluaciones: once(() => import('./evaluaciones')),
  tablon: once(() => import('./tablon')),
}

export function loader({ params }: LoaderFunctionArgs) {
  const id = leerId(params.id)
  if (id === null) return null
  adelantar(resumenQuery(id))
  adelantar(diasQuery(id))
  adelantarTablon(id)
  // Where one can't be had, opening it says so.
  for (const cargar of Object.values(partes)) paraPrimeraVista(cargar().catch(() => {}))
  return cargarCatedra(queryClient.query({ ...catedraQuery(id), staleTime: 'static' }))
}

export function Component() {
  const id = useId('id')
  if (id === null) {
    return (
      <NoEncontrada
        titulo="Cátedra no encontrada"
        volver={{ texto: 'Volver a Cátedras', ruta: rutas.catedras }}
      />
    )
  }
  return (
    <Lectura falla="No se pudo cargar la cátedra." enPantalla={enPantalla}>
      <Cargada id={id} />
    </Lectura>
  )
}

const enPantalla = (parte: ReactNode) => (
  <Pantalla titulo="Cátedra" migas={[{ texto: 'Cátedras', ruta: rutas.catedras }]}>
    {parte}
  </Pantalla>
)

/** One course; each section is a file of its own. */
function Cargada({ id }: { id: number }) {
  const { data: catedra } = useSuspenseQuery(catedraQuery(id))
  const ficha = useDialogo('ficha')
  const navigate = useNavigate()
  const [eliminando, setEliminando] = useState(false)

  return (
    <Pantalla
      titulo={catedra.nombre}
      bajada={<ModalidadDePago modalidad={catedra.modalidad_pago} />}
      migas={[{ texto: 'Cátedras', ruta: rutas.catedras }]}
      accion={
        <div className="botones">
          <Link className="boton" to={rutaDePagos(catedra.id)}>
            Pagos
          </Link>
          <Button onClick={() => ficha.abrir(catedra.id)}>Editar cátedra</Button>
          <Button variant="danger" onClick={() => setEliminando(true)}>
            Eliminar
          </Button>
        </div>
      }
    >
      <DatosDeCatedra catedra={catedra} />
      <ResumenDeAsistencia catedraId={catedra.id} />
      <DiasDeClase catedra={catedra} />
      <Planes planes={catedra.PlanDeClases} />
      <Lectura falla="No se pudo cargar la cátedra.">
        <Part of={partes.tareas} props={{ catedra }} />
      </Lectura>
      <Lectura falla="Error al cargar la evaluación.">
        <Part of={partes.evaluaciones} props={{ catedra }} />
      </Lectura>
      <Lectura falla="No se pudieron cargar las publicaciones del tablón.">
        <Part of={partes.tablon} props={{ catedraId: catedra.id }} />
      </Lectura>
      <Inscritos catedra={catedra} />
      <DialogoDeCatedra abierto={ficha.abierto} catedra={catedra} alCerrar={ficha.cerrar} />
      <EliminarCatedra
        catedra={eliminando ? catedra : null}
        alCerrar={() => setEliminando(false)}
        alEliminar={() => void navigate(rutas.catedras)}
      />
    </Pantalla>
  )
}
