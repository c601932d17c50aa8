import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { minutosDe } from '../../../domain/archivos/sonido'
import { dispositivo } from '../../../lib/dispositivo'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import type { Mando } from '../../../ui/reproductor/reproductor'
import { useAbierta } from '../../base/curso/abierta'
import { fechaYHora } from '../../base/instantes'
import { ReproductorDeArchivo } from '../../base/reproductor/reproductor-de-archivo'
import { useAccion } from '../../base/use-accion'
import { useRolDeComentarios } from './contexto'
import { FormularioDeComentario } from './formulario'
import { type Comentario, comentariosQuery, type Donde, removeComentario } from './llamadas'

interface Props {
  /** Of the assignment. */
  entregaId: number
  /** Of the delivered file. */
  path: string
  /** Of its player; what does not sound has no moments. */
  mando?: RefObject<Mando | null>
  /** The one whose mark was touched. */
  senalado?: number | null
  /** Of an earlier delivery: what was said of it stands as it was. */
  soloLeer?: boolean
}

/** What was said of a delivered file, in the order of its moments, and the way to say something. */
export default function Comentarios({ entregaId, path, mando, senalado = null, soloLeer = false }: Props) {
  const donde: Donde = { rol: useRolDeComentarios(), id: entregaId, path }
  const { data: comentarios = [] } = useQuery(comentariosQuery(donde))
  const nuevos = useNuevos(donde, comentarios)
  const titulo = useId()
  const seEscribe = useAbierta() && !soloLeer
  return (
    <section className="panel apartado comentarios-de-entrega" aria-labelledby={titulo}>
      <p id={titulo} className="titulo-de-comentarios">
        Comentarios
      </p>
      {comentarios.length === 0 && !seEscribe && <p className="apagado">Nadie la comentó.</p>}
      {comentarios.length > 0 && (
        <ol className="pila aire-3" aria-label="Comentarios de la entrega">
          {comentarios.map((comentario) => (
            <Item
              key={comentario.id}
              comentario={comentario}
              donde={donde}
              mando={mando}
              isNuevo={nuevos.includes(comentario.id)}
              isSenalado={comentario.id === senalado}
            />
          ))}
        </ol>
      )}
      {seEscribe && <FormularioDeComentario key={path} donde={donde} mando={mando} />}
    </section>
  )
}

interface ItemProps {
  comentario: Comentario
  donde: Donde
  mando: RefObject<Mando | null> | undefined
  isNuevo: boolean
  isSenalado: boolean
}

function Item({ comentario, donde, mando, isNuevo, isSenalado }: ItemProps) {
  const { autor, texto, en_ms, voz, created_at, borrable_hasta } = comentario
  const abierta = useAbierta()
  const lugar = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (isSenalado) lugar.current?.scrollIntoView({ block: 'nearest' })
  }, [isSenalado])

  return (
    <li ref={lugar} className={isSenalado ? 'senalado' : undefined}>
      <p className="quien-comenta fila">
        {en_ms !== null && mando && (
          <Button className="momento" onClick={() => mando.current?.playFrom(en_ms)}>
            <span className="oculto">Escuchar desde </span>
            {minutosDe(en_ms)}
          </Button>
        )}
        <b>{autor.nombre}</b>
        <time className="apagado" dateTime={created_at}>
          {fechaYHora(created_at)}
        </time>
        {isNuevo && <Badge tone="blue">Comentario nuevo</Badge>}
        {abierta && borrable_hasta && <Eliminar comentario={comentario} donde={donde} />}
      </p>
      {texto && <p className="texto-plano">{texto}</p>}
      {voz && <ReproductorDeArchivo archivo={voz} autor={autor.nombre} />}
    </li>
  )
}

function Eliminar({ comentario, donde }: { comentario: Comentario; donde: Donde }) {
  const [preguntando, setPreguntando] = useState(false)
  const { send, enviando } = useAccion(removeComentario(donde))
  const close = () => setPreguntando(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setPreguntando(true)}>
        Eliminar<span className="oculto"> el comentario: {comentario.texto || 'grabado'}</span>
      </Button>
      <ConfirmDialog
        open={preguntando}
        onClose={close}
        onConfirm={() => send(comentario.id, { onSuccess: close })}
        title="¿Eliminar el comentario?"
        confirmLabel="Eliminar el comentario"
        saving={enviando}
        savingLabel="Eliminando..."
        danger
      >
        {comentario.texto && <blockquote className="motivo">{comentario.texto}</blockquote>}
        <p>No se puede deshacer.</p>
      </ConfirmDialog>
    </>
  )
}

/** Of others, those that this browser had not shown to a student before. */
function useNuevos({ rol, id }: Donde, comentarios: readonly Comentario[]): number[] {
  const clave = `comentarios-vistos:${id}`
  const [hasta] = useState(() => dispositivo.readDato<number>(clave) ?? 0)
  const ultimo = Math.max(0, ...comentarios.map((uno) => uno.id))

  useEffect(() => {
    if (rol === 'alumno' && ultimo > hasta) dispositivo.keepDato(clave, ultimo)
  }, [rol, clave, ultimo, hasta])

  if (rol !== 'alumno') return []
  return comentarios.filter((uno) => !uno.propio && uno.id > hasta).map((uno) => uno.id)
}
