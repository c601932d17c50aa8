import { type ReactNode, useState } from 'react'
import { Link, type LoaderFunctionArgs, useNavigate } from 'react-router'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import { admin, rutaDeCatedra, rutaDeClausura, rutaDePagos, rutas } from '../admin'
import { queryClient } from '../base/consultas'
import { loadCatedra } from '../base/curso/load-catedra'
import { type Catedra, catedraQuery, useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import type { DeCargada } from '../base/enmarcada'
import { goToSeccion, prefetchSeccion, seccionesDe, useElegida } from '../base/secciones'
import { useDialogo } from '../base/use-dialogo'
import { readId } from '../base/use-id'
import { ModalidadDePago } from '../pagos/modalidad-de-pago'
import { Cerrada } from './cerrada'
import { Descarga } from './descarga'
import { DialogoDeCatedra } from './dialogo-de-catedra'
import { DialogoDeCopia } from './dialogo-de-copia'
import { DocentesDeCatedra } from './docentes-de-catedra'
import { EliminacionDeCatedra } from './eliminacion'
import { PantallaDeCatedra } from './pantalla-de-catedra'
import { PasosDeCatedra } from './pasos-de-admin'

const secciones = seccionesDe<DeCatedra>(
  admin.pantallas.catedra.tabs,
  import.meta.glob('/src/areas/**/*-de-admin-seccion.tsx'),
)

export function loader({ params, request }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) return null
  goToSeccion(secciones, request.url)
  prefetchSeccion(secciones, id, request.url)
  return loadCatedra(queryClient.query({ ...catedraQuery('admin', id), staleTime: 'static' }), rutas.catedras)
}

/** One course; each section is a file of its own. */
export function Cargada({ id, marco }: DeCargada) {
  const catedra = useCatedra(id)
  const isFirst = useElegida(secciones) === secciones[0]
  const ficha = useDialogo('ficha')
  const copia = useDialogo('copia')
  const navigate = useNavigate()
  const [eliminando, setEliminando] = useState(false)

  return (
    <>
      <PantallaDeCatedra
        {...marco}
        titulo={catedra.nombre}
        bajada={
          <>
            <ModalidadDePago modalidad={catedra.modalidad_pago} />
            <Cerrada catedra={catedra} />
          </>
        }
        accion={
          <div className="botones">
            <Link className="boton" to={rutaDePagos(catedra.id)}>
              Pagos
            </Link>
            <Link className="boton" to={rutaDeClausura(catedra.id)}>
              {catedra.cerrada ? 'Acta' : 'Cerrar el año'}
            </Link>
            {!catedra.cerrada && (
              <>
                <Button onClick={() => ficha.open(catedra.id)}>Editar cátedra</Button>
                <Button variant="danger" onClick={() => setEliminando(true)}>
                  Eliminar
                </Button>
              </>
            )}
          </div>
        }
        catedra={catedra}
        secciones={secciones}
        datos={{ catedraId: id }}
      >
        <DatosDeCatedra catedra={catedra} />
        {isFirst && <DocentesDeCatedra catedra={catedra} />}
        {isFirst && (
          <div className="botones">
            <Button onClick={() => copia.open(catedra.anio + 1)}>Copiar a otro año</Button>
            <Descarga catedraId={id} />
          </div>
        )}
        {isFirst && !catedra.cerrada && <PasosDeCatedra catedra={catedra} />}
      </PantallaDeCatedra>
      <DialogoDeCatedra abierto={ficha.abierto && !catedra.cerrada} catedra={catedra} onClose={ficha.close} />
      <DialogoDeCopia
        abierto={copia.abierto}
        catedra={catedra}
        onClose={copia.close}
        onCopy={(nueva) => void navigate(rutaDeCatedra(nueva), { replace: true })}
      />
      <EliminacionDeCatedra
        catedra={eliminando ? catedra : null}
        onClose={() => setEliminando(false)}
        onRemove={() => void navigate(rutas.catedras)}
      />
    </>
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
