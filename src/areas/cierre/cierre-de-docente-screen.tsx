import { useSuspenseQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { diaEn, fechaISO } from '../../domain/base/fechas'
import { nombreDeQuienCerro, TODAVIA_NO_LLEGO } from '../../domain/clases/cierres-de-clase'
import { noHuboClase } from '../../domain/clases/suspension'
import { diaCorto } from '../../lib/formato'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { faltaEnviar } from '../base/cola/estado'
import { prefetch } from '../base/consultas'
import { CATEDRA_CERRADA, EnCatedra, SiAbierta } from '../base/curso/abierta'
import type { DeCargada } from '../base/enmarcada'
import { fechaYHora } from '../base/instantes'
import { Pantalla } from '../base/pantalla'
import { hoy, zonaDelSitio } from '../base/sitio'
import { readId } from '../base/use-id'
import { rutaDeCatedra, rutas } from '../docente'
import type { Clase } from './borrador-de-cierre'
import { ClaseCerrada } from './clase-cerrada'
import { begin, cola, send } from './cola-de-cierres'
import { cuerpoDe, deOtroDia, textoDe } from './cuerpo'
import { DeOtraCatedra } from './de-otra-catedra'
import { FormularioDeCierre } from './formulario-de-cierre'
import { NoCerradas } from './no-cerradas'
import { type CierreLeido, cierreQuery, fechaEn } from './queries'
import { Rechazo } from './rechazo'
import { type Escrito, useAlDia, useBorradorDeCierre, useEnvio } from './use-cierre'
import { useRechazadas } from './use-rechazadas'

begin()

export const loader = ({ params, request }: LoaderFunctionArgs) => {
  const id = readId(params.id)
  return id === null ? null : prefetch(cierreQuery(id, fechaEn(new URL(request.url).searchParams)))
}

export function Cargada({ id, marco, noEsta }: DeCargada) {
  const fecha = fechaEn(useSearchParams()[0])
  const { data, dataUpdatedAt } = useSuspenseQuery(cierreQuery(id, fecha))
  const { fechas } = useRechazadas(id)
  if (!data && fechas.length === 0) return noEsta
  if (!data) {
    return (
      <Pantalla
        titulo={marco.titulo}
        goBack={{ texto: 'Volver a Mi Dashboard', ruta: rutas.panel }}
        className="pantalla-de-cierre"
      >
        <DeOtraCatedra catedraId={id} />
      </Pantalla>
    )
  }
  // Without a connection what was read may be of another day.
  const isOfToday = fecha !== null || fechaISO(diaEn(zonaDelSitio, dataUpdatedAt)) === hoy()
  const leido = isOfToday ? data : deOtroDia(data, hoy())
  const { nombre } = leido.catedra
  return (
    <Pantalla
      titulo={leido.fecha === hoy() ? marco.titulo : `Cerrar la clase del ${diaCorto(leido.fecha)}`}
      bajada={nombre}
      goBack={{ texto: `Volver a ${nombre}`, ruta: rutaDeCatedra(id) }}
      className="pantalla-de-cierre"
    >
      <NoCerradas catedraId={id} menos={leido.fecha} />
      <EnCatedra catedra={leido.catedra}>
        <DeUnaClase key={fecha} clase={{ catedraId: id, fecha: leido.fecha }} leido={leido} />
      </EnCatedra>
    </Pantalla>
  )
}

interface DeUnaClaseProps {
  clase: Clase
  leido: CierreLeido
}

function DeUnaClase({ clase, leido: deAntes }: DeUnaClaseProps) {
  const leido = useAlDia(deAntes)
  const escrito = useBorradorDeCierre(clase, leido.proxima)
  const envio = useEnvio(clase)
  const detenida = useSyncExternalStore(cola.listen, cola.detenida)
  const deAqui = envio && (faltaEnviar(envio) || (envio.donde === 'llegó' && !escrito.isEscrito))
  if (deAqui) {
    return <Enviada envio={envio} leido={leido} detenida={detenida !== null} escrito={escrito} />
  }
  // What was refused is still there to be read; what was never sent waits until the course is open again.
  const enVano = leido.catedra.cerrada && escrito.borrador.rechazo === null
  if (!escrito.isEscrito || enVano) {
    if (leido.cierre) return <Hecha cierre={leido.cierre} recien={false} escrito={escrito} />
    if (leido.catedra.cerrada) return <EmptyState title={CATEDRA_CERRADA} />
    if (leido.dia?.suspendida) return <EmptyState title={noHuboClase(leido.dia.suspendida)} />
    if (leido.fecha > hoy()) return <EmptyState title={TODAVIA_NO_LLEGO} />
  }
  return <PorCerrar clase={clase} leido={leido} escrito={escrito} />
}

interface EnviadaProps {
  envio: NonNullable<ReturnType<typeof useEnvio>>
  leido: CierreLeido
  detenida: boolean
  escrito: Escrito
}

/** On its way, or taken by the server; what the group is told is known from the start. */
function Enviada({ envio, leido, detenida, escrito }: EnviadaProps) {
  const { fecha, cuerpo } = envio.dato
  if (!faltaEnviar(envio) && leido.cierre) return <Hecha cierre={leido.cierre} recien escrito={escrito} />
  const texto = textoDe(cuerpo, leido, { fecha, zona: zonaDelSitio, origen: location.origin })
  if (!faltaEnviar(envio)) return <ClaseCerrada titulo={CERRADA} bajada="" texto={texto} recien />
  return (
    <ClaseCerrada
      titulo={detenida ? 'Guardada en este dispositivo' : 'Cerrando la clase...'}
      bajada={detenida ? 'La clase se cierra sola cuando vuelva la conexión.' : ''}
      texto={texto}
      recien
    />
  )
}

interface HechaProps {
  cierre: NonNullable<CierreLeido['cierre']>
  recien: boolean
  escrito: Escrito
}

const Hecha = ({ cierre: { por, cerrada_en, whatsapp }, recien, escrito }: HechaProps) => (
  <ClaseCerrada
    titulo={CERRADA}
    bajada={`La cerró ${nombreDeQuienCerro(por)} · ${fechaYHora(cerrada_en)}`}
    texto={whatsapp}
    recien={recien}
  >
    <SiAbierta>
      <Button onClick={() => escrito.begin({ agregar: true })}>Agregar algo más</Button>
    </SiAbierta>
  </ClaseCerrada>
)

/** What was sent in vain stands over what was written. */
function PorCerrar({ clase, leido, escrito }: DeUnaClaseProps & { escrito: Escrito }) {
  const { borrador, write, discard } = escrito
  const add = () => {
    write(() => ({ agregar: true, rechazo: null }))
    send(clase, cuerpoDe({ ...borrador, agregar: true }, leido), leido.dia?.id)
  }
  return (
    <>
      {borrador.rechazo && <Rechazo rechazo={borrador.rechazo} onAdd={add} onDiscard={discard} />}
      {borrador.agregar && !borrador.rechazo && (
        <p className="apagado">
          La clase ya está cerrada: de los alumnos se cambia solo a quien toques.{' '}
          <Button variant="quiet" onClick={discard}>
            Volver
          </Button>
        </p>
      )}
      <FormularioDeCierre clase={clase} leido={leido} escrito={escrito} />
    </>
  )
}

const CERRADA = 'La clase está cerrada'
