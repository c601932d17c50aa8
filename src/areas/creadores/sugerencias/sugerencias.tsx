import { useSuspenseQuery } from '@tanstack/react-query'
import { FALTA_MOTIVO_DE_RECHAZO, FALTA_MOTIVO_DE_REVISION } from '../../../domain/aportes/motivos'
import { conFechasEnteras } from '../../../domain/aportes/sugerencias'
import { isDeBorrada } from '../../../domain/casa/borradas'
import { isPublicado, nombreCompleto } from '../../../domain/creadores/creadores'
import { DE_WIKIDATA } from '../../../domain/creadores/de-wikidata'
import { datoDe } from '../../../domain/creadores/historia'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Atajos } from '../../base/atajos'
import { claveDe } from '../../base/clave-de'
import { useAccion } from '../../base/use-accion'
import { usePregunta } from '../../base/use-pregunta'
import Comparacion from '../comparacion'
import { Cola, usePagina } from '../decididas/cola'
import { Vistas } from '../decididas/vistas'
import { DialogoDeMotivo } from '../dialogo-de-motivo'
import { camposDeFicha, etiquetaDeCampo, textoDeValor } from '../etiquetas'
import { QuienEnvio } from '../quien-envio'
import { AprobarEnParte } from './aprobar-en-parte'
import {
  ademasDe,
  aprobarEnParte,
  aprobarNombre,
  aprobarSugerencia,
  borradorDeDevolucion,
  borradorDeRechazo,
  openSugerencia,
  rejectNombre,
  rejectSugerencia,
  SUGERENCIAS,
  type Sugerencia,
  sendBackSugerencia,
  sugerenciasQuery,
} from './queries'
import { useVista } from './use-vista'

export default function Sugerencias() {
  return (
    <Vistas tab="sugerencias">
      <Pendientes />
    </Vistas>
  )
}

function Pendientes() {
  const { data } = useSuspenseQuery(sugerenciasQuery('PENDING', usePagina()))
  return (
    <>
      {data.total > 0 && <Atajos conBoton />}
      <Cola
        etiqueta="Sugerencias de Edición"
        lista={claveDe(SUGERENCIAS)}
        pagina={data}
        vacio={<SinSugerencias />}
      >
        {({ nombre_pedido, ...sugerencia }) =>
          nombre_pedido === null ? (
            <SugerenciaItem key={sugerencia.id} sugerencia={sugerencia} />
          ) : (
            <NombrePedido key={sugerencia.id} sugerencia={sugerencia} nombre={nombre_pedido} />
          )
        }
      </Cola>
    </>
  )
}

const SinSugerencias = () => (
  <EmptyState
    title="No hay sugerencias pendientes"
    action={
      <a className="boton" href="/">
        Ver la línea de tiempo
      </a>
    }
  >
    Cualquiera puede proponer una mejora desde la ficha de un creador. Las propuestas esperan aquí.
  </EmptyState>
)

type Propuesta = Omit<Sugerencia, 'nombre_pedido'>

/** How somebody who claimed contributions wants to be called. */
function NombrePedido({ sugerencia, nombre }: { sugerencia: Propuesta; nombre: string }) {
  const { id, Composer: creador, suggester_email } = sugerencia
  return (
    <li className="panel pila" tabIndex={-1}>
      <div>
        <h2>Un nombre para el ranking</h2>
        <QuienEnvio email={suggester_email} envio={sugerencia} />
      </div>
      <p>
        Aportó sobre {nombreCompleto(creador)} y quiere aparecer como <b>{nombre}</b>. Hasta que se apruebe,
        se ve su correo a medias.
      </p>
      <ResolverSugerencia id={id} nombre={nombre} emails={[suggester_email]} isNombre />
    </li>
  )
}

function SugerenciaItem({ sugerencia }: { sugerencia: Propuesta }) {
  const { Composer: creador, reason, suggester_email } = sugerencia
  const propuesta: object = conFechasEnteras({ ...sugerencia } as object)
  const propuestos = camposDeFicha.filter((campo) => campo in propuesta)
  const tarjeta = useVista(() => openSugerencia(sugerencia.id))
  return (
    <li ref={tarjeta} className="panel pila" tabIndex={-1}>
      <div>
        <h2>
          {isPublicado(creador) ? (
            <a href={`/creador/${creador.slug}`}>{nombreCompleto(creador)}</a>
          ) : (
            <>
              {nombreCompleto(creador)} <Badge tone="grey">{textoDeValor('status', creador.status)}</Badge>
            </>
          )}
        </h2>
        <QuienEnvio email={suggester_email} envio={sugerencia} ademas={ademasDe(sugerencia)} />
      </div>
      <blockquote className="motivo">
        <p>
          <b>Motivo:</b> {reason}
        </p>
      </blockquote>
      <Comparacion
        campos={propuestos}
        antes={{ ...creador }}
        despues={{ ...propuesta }}
        titulos={['Ahora', 'Propuesta']}
      />
      {sugerencia.otras.length > 0 && (
        <ul className="vinetas">
          {sugerencia.otras.map(({ id, campo, texto }) => (
            <li key={`${id} ${campo}`}>
              {texto} <span className="apagado">({etiquetaDeCampo(campo)})</span>
            </li>
          ))}
        </ul>
      )}
      <ResolverSugerencia
        id={sugerencia.id}
        nombre={nombreCompleto(creador)}
        emails={sugerencia.de.map((una) => una.suggester_email)}
        datos={[...new Set(propuestos.map(datoDe))]}
      />
    </li>
  )
}

interface Props {
  id: number
  nombre: string
  /** Of all who propose it. */
  emails: string[]
  /** It is about a name, that can't be mended. */
  isNombre?: boolean
  /** That it proposes. */
  datos?: string[]
}

function ResolverSugerencia({ id, nombre, emails, isNombre = false, datos = [] }: Props) {
  const aprobar = useAccion(isNombre ? aprobarNombre : aprobarSugerencia)
  const enParte = usePregunta(aprobarEnParte)
  const sendBack = usePregunta(sendBackSugerencia)
  const reject = usePregunta(isNombre ? rejectNombre : rejectSugerencia)
  const lectores = emails.filter((email) => email !== DE_WIKIDATA && !isDeBorrada(email))
  const cual = isNombre ? `el nombre ${nombre}` : `la sugerencia para ${nombre}`

  return (
    <div className="botones">
      <Button
        variant="primary"
        aria-keyshortcuts="A"
        saving={aprobar.enviando}
        savingLabel="Aprobando..."
        onClick={() => aprobar.send({ id })}
      >
        Aprobar<span className="oculto"> {cual}</span>
      </Button>
      {datos.length > 1 && (
        <Button onClick={enParte.open}>
          Aprobar en parte<span className="oculto"> {cual}</span>
        </Button>
      )}
      {lectores.length > 0 && !isNombre && (
        <Button onClick={sendBack.open}>
          Remitir para revisión<span className="oculto"> la sugerencia para {nombre}</span>
        </Button>
      )}
      <Button variant="danger" aria-keyshortcuts="R" onClick={reject.open}>
        Rechazar<span className="oculto"> {cual}</span>
      </Button>
      <AprobarEnParte id={id} nombre={nombre} datos={datos} pregunta={enParte} />
      <DialogoDeMotivo
        id={id}
        pregunta={sendBack}
        titulo={`Remitir la sugerencia para ${nombre}`}
        nota={`Le llegará por correo a ${juntos(lectores)}, con un enlace para corregirla.`}
        falta={FALTA_MOTIVO_DE_REVISION}
        send="Remitir"
        enviando="Remitiendo..."
        borrador={borradorDeDevolucion(id)}
      />
      <DialogoDeMotivo
        id={id}
        pregunta={reject}
        titulo={`Rechazar ${cual}`}
        nota={notaDeRechazo(emails, lectores)}
        falta={FALTA_MOTIVO_DE_RECHAZO}
        send={isNombre ? 'Rechazar el nombre' : 'Rechazar la sugerencia'}
        enviando="Rechazando..."
        borrador={borradorDeRechazo(id)}
      />
    </div>
  )
}

const juntos = (partes: string[]) => new Intl.ListFormat('es').format(partes)

function notaDeRechazo(emails: string[], lectores: string[]): string {
  if (lectores.length > 0) return `El motivo le llegará por correo a ${juntos(lectores)}.`
  if (emails.includes(DE_WIKIDATA)) return 'Wikidata no lo vuelve a proponer.'
  return 'Quien la envió pidió que se borren sus datos: no recibe ningún correo.'
}
