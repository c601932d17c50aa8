import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Creador } from '../../../domain/creadores/creadores'
import { textoDeFecha } from '../../../islands/creador/etiquetas'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import { rutas } from '../../admin'
import { useAccion } from '../../base/use-accion'
import { type Candidato, findCandidatos, linkCreador, proposeDatos } from './queries'

/** A creator's item in Wikidata: which it is, and what it says otherwise. */
export default function DeWikidata({ creador }: { creador: Creador }) {
  const { id, wikidata_qid } = creador
  return (
    <div className="panel pila">
      {wikidata_qid ? <Enlazado key={wikidata_qid} id={id} qid={wikidata_qid} /> : <Buscar id={id} />}
    </div>
  )
}

function Enlazado({ id, qid }: { id: number; qid: string }) {
  const link = useAccion(linkCreador(id))
  const propose = useAccion(proposeDatos(id))
  const { avisos = [], sugerencias = [] } = propose.datos ?? {}
  return (
    <>
      <p>
        Enlazado con{' '}
        <a href={`https://www.wikidata.org/wiki/${qid}`} target="_blank" rel="noopener">
          {qid}
          <span className="oculto"> (se abre en otra pestaña)</span>
        </a>
        . De cada dato que Wikidata dice de otra manera se hace una sugerencia, que se revisa como las demás.
      </p>
      <div className="botones">
        <Button
          variant="primary"
          saving={propose.enviando}
          savingLabel="Preguntando..."
          onClick={() => propose.send(undefined)}
        >
          Proponer datos
        </Button>
        <Button saving={link.enviando} savingLabel="Quitando..." onClick={() => link.send(null)}>
          Quitar el enlace
        </Button>
      </div>
      {avisos.map((aviso) => (
        <p key={aviso} role="status">
          {aviso}
        </p>
      ))}
      {sugerencias.length > 0 && (
        <p className="enlaces-de-lista">
          <Link to={`${rutas.panel}?tab=sugerencias`}>Revisar las sugerencias</Link>
        </p>
      )}
    </>
  )
}

function Buscar({ id }: { id: number }) {
  const { datos: candidatos, send, enviando } = useAccion(findCandidatos(id))
  return (
    <>
      <p className="apagado">
        Wikidata es una base de datos libre. Con su elemento enlazado, te propone fechas, fuentes, la foto y
        el sonido.
      </p>
      <div className="botones">
        <Button variant="primary" saving={enviando} savingLabel="Buscando..." onClick={() => send(undefined)}>
          Buscar en Wikidata
        </Button>
      </div>
      <p role="status" className={candidatos?.length === 0 ? '' : 'oculto'}>
        {candidatos?.length === 0 && 'Wikidata no conoce a nadie con ese nombre.'}
      </p>
      {candidatos && candidatos.length > 0 && (
        <ul className="pila" aria-label="Candidatos de Wikidata">
          {candidatos.map((candidato) => (
            <CandidatoItem key={candidato.qid} id={id} candidato={candidato} />
          ))}
        </ul>
      )}
      <AMano id={id} />
    </>
  )
}

function CandidatoItem({ id, candidato }: { id: number; candidato: Candidato }) {
  const { qid, description, foto } = candidato
  const { send, enviando } = useAccion(linkCreador(id))
  const nombre = candidato.label || qid
  return (
    <li className="candidato">
      {foto?.startsWith('https:') && <img src={foto} alt="" referrerPolicy="no-referrer" />}
      <div>
        <p>
          <b>{nombre}</b> <span className="apagado">{vidaDe(candidato)}</span>
          <br />
          {description} <span className="apagado">{qid}</span>
        </p>
        <Button saving={enviando} savingLabel="Enlazando..." onClick={() => send(qid)}>
          Es este<span className="oculto">, {nombre}</span>
        </Button>
      </div>
    </li>
  )
}

function vidaDe({ nacimiento, fallecimiento }: Candidato): string {
  if (!nacimiento && !fallecimiento) return ''
  const [nacio, murio] = [nacimiento, fallecimiento].map((edtf) => edtf && textoDeFecha(edtf))
  return `${nacio || '¿?'} – ${murio || ''}`.trim()
}

/** Who knows the item writes it. */
function AMano({ id }: { id: number }) {
  const link = useAccion(linkCreador(id))
  const [qid, setQid] = useState('')
  const send = (evento: FormEvent) => {
    evento.preventDefault()
    link.send(qid)
  }
  return (
    <form noValidate className="pila" onSubmit={send}>
      <TextField
        label="O escribe su identificador"
        hint="Una Q y un número, como Q381180."
        error={link.error?.campos.qid}
        value={qid}
        onChange={({ target }) => setQid(target.value)}
      />
      <div className="botones">
        <Button type="submit" saving={link.enviando} savingLabel="Enlazando...">
          Enlazar
        </Button>
      </div>
    </form>
  )
}
