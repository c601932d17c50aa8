import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useNavigate } from 'react-router'
import { Button } from '../../ui/button'
import { MoreActions } from '../../ui/more-actions'
import { admin, rutaDeCatedra, rutaDeClausura, rutaDePagos, rutas } from '../admin'
import { queryClient } from '../base/consultas'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { loadCatedra } from '../base/curso/load-catedra'
import { catedraQuery, useCatedra } from '../base/curso/queries'
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
import { DialogoDeDocentes } from './docentes-de-catedra'
import { EliminacionDeCatedra } from './eliminacion'
import { FichaCorta } from './ficha-corta'
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
  const docentes = useDialogoQueCambia('docentes')
  const navigate = useNavigate()
  const [eliminando, setEliminando] = useState(false)

  return (
    <>
      <PantallaDeCatedra
        {...marco}
        titulo={catedra.nombre}
        bajada={
          <FichaCorta catedra={catedra} conDocente>
            {' '}
            <ModalidadDePago modalidad={catedra.modalidad_pago} />
            <Cerrada catedra={catedra} />
          </FichaCorta>
        }
        accion={
          <div className="botones">
            <Link className="boton" to={rutaDePagos(catedra.id)}>
              Pagos
            </Link>
            <MoreActions of="la cátedra">
              <Link className="boton callado" to={rutaDeClausura(catedra.id)}>
                {catedra.cerrada ? 'Acta' : 'Cerrar el año'}
              </Link>
              {!catedra.cerrada && (
                <>
                  <Button variant="quiet" onClick={() => ficha.open(catedra.id)}>
                    Editar cátedra
                  </Button>
                  <Button variant="quiet" onClick={() => docentes.open('si')}>
                    Cambiar los docentes
                  </Button>
                </>
              )}
              <Button variant="quiet" onClick={() => copia.open(catedra.anio + 1)}>
                Copiar a otro año
              </Button>
              <Descarga catedraId={id} variant="quiet" />
              {!catedra.cerrada && (
                <Button variant="quiet" onClick={() => setEliminando(true)}>
                  Eliminar
                </Button>
              )}
            </MoreActions>
          </div>
        }
        catedra={catedra}
        secciones={secciones}
        datos={{ catedraId: id }}
      >
        {isFirst && !catedra.cerrada && <PasosDeCatedra catedra={catedra} />}
      </PantallaDeCatedra>
      <DialogoDeDocentes catedra={catedra} dialogo={docentes} />
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
