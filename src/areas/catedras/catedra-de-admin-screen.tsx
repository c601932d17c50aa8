import { type ReactNode, useState } from 'react'
import { Link, type LoaderFunctionArgs, useNavigate } from 'react-router'
import { nombreDePersona } from '../../domain/nombres'
import { Button } from '../../ui/button'
import { once, Part } from '../../ui/part'
import { rutaDePagos, rutas } from '../admin'
import { asistencia } from '../asistencia/gestion'
import { ResumenDeAsistencia } from '../asistencia/resumen-de-asistencia'
import { prefetch, queryClient } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { NoEncontrada } from '../base/no-encontrada'
import { Pantalla } from '../base/pantalla'
import { paraPrimeraVista } from '../base/primera-vista'
import { useDialogo } from '../base/use-dialogo'
import { readId, useId } from '../base/use-id'
import { Clases } from '../clases/clases-de-admin'
import { clases } from '../clases/gestion'
import { Inscritos } from '../inscripciones/inscritos-de-admin'
import { ModalidadDePago } from '../pagos/modalidad-de-pago'
import { Planes } from '../planes/planes-de-admin'
import { prefetchTablon } from '../tablon/paginas'
import { DialogoDeCatedra } from './dialogo-de-catedra'
import { EliminacionDeCatedra } from './eliminacion'
import { loadCatedra } from './load-catedra'
import { type Catedra, catedraQuery, useCatedra } from './queries'

/** Each a file of its own, below what one comes for first; the shell page names them. */
const partes = {
  tareas: once(() => import('../tareas/tareas-de-admin')),
  evaluaciones: once(() => import('../evaluaciones/evaluaciones-de-admin')),
  tablon: once(() => import('../tablon/tablon-de-admin')),
}

export function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) return null
  prefetch(asistencia('admin').resumenQuery(id))
  prefetch(clases('admin').diasQuery(id))
  prefetchTablon(id)
  // Where one can't be had, opening it says so.
  for (const load of Object.values(partes)) paraPrimeraVista(load().catch(() => {}))
  return loadCatedra(queryClient.query({ ...catedraQuery('admin', id), staleTime: 'static' }))
}

export function Component() {
  const id = useId('id')
  if (id === null) {
    return (
      <NoEncontrada
        titulo="Cátedra no encontrada"
        goBack={{ texto: 'Volver a Cátedras', ruta: rutas.catedras }}
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
  const catedra = useCatedra(id)
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
          <Button onClick={() => ficha.open(catedra.id)}>Editar cátedra</Button>
          <Button variant="danger" onClick={() => setEliminando(true)}>
            Eliminar
          </Button>
        </div>
      }
    >
      <DatosDeCatedra catedra={catedra} />
      <ResumenDeAsistencia catedraId={catedra.id} />
      <Clases catedra={catedra} />
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
      <DialogoDeCatedra abierto={ficha.abierto} catedra={catedra} onClose={ficha.close} />
      <EliminacionDeCatedra
        catedra={eliminando ? catedra : null}
        onClose={() => setEliminando(false)}
        onRemove={() => void navigate(rutas.catedras)}
      />
    </Pantalla>
  )
}

function DatosDeCatedra({ catedra }: { catedra: Catedra }) {
  const { institucion, anio, turno, aula, horario, Docente, CatedraDiaHorario } = catedra
  return (
    <dl className="panel datos">
      <Dato nombre="Institución">{institucion || '—'}</Dato>
      <Dato nombre="Año">{anio}</Dato>
      <Dato nombre="Turno">{turno}</Dato>
      <Dato nombre="Horario">
        {CatedraDiaHorario.length > 0
          ? CatedraDiaHorario.map(({ id, dia_semana, hora_inicio, hora_fin }) => (
              <span key={id} className="renglon">
                {dia_semana}, {hora_inicio} - {hora_fin}
              </span>
            ))
          : horario || '—'}
      </Dato>
      <Dato nombre="Aula">{aula || '—'}</Dato>
      <Dato nombre="Docente">{Docente ? nombreDePersona(Docente) : 'Todavía sin docente'}</Dato>
    </dl>
  )
}

function Dato({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  )
}
