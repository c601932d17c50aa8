import { type FormEvent, useCallback, useEffect, useState } from 'react'
import type { Comentario } from '../../domain/comunidad/comunidad'
import {
  etiquetaDeReporte,
  type MotivoDeReporte,
  motivosDeReporte,
} from '../../domain/comunidad/motivos-de-reporte'
import { api, camposDeError, textoDeFalla, unwrap, unwrapTramo } from '../../lib/api'
import { diaCortoEn } from '../../lib/comprobacion'
import { conPrueba } from '../../lib/con-prueba-de-trabajo'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { TextArea, TextField } from '../../ui/text-field'
import { zona } from '../zona'
import type { PropsDeComunidad } from './comunidad'

const POR_VEZ = 50

type Estado = Comentario[] | 'cargando' | 'fallo'

export function Comentarios({ composerId, titulo: Titulo }: PropsDeComunidad) {
  const { comentarios, load, add, anteriores } = useComentarios(composerId)

  return (
    <section>
      <Titulo>Comentarios</Titulo>
      {comentarios === 'cargando' && <Skeleton lines={3} label="Cargando los comentarios..." />}
      {comentarios === 'fallo' && (
        <p className="fila aire-3" role="alert">
          No se pudieron cargar los comentarios. <Button onClick={load}>Reintentar</Button>
        </p>
      )}
      {Array.isArray(comentarios) && <Lista composerId={composerId} comentarios={comentarios} />}
      {anteriores.hay && (
        <p>
          <Button onClick={anteriores.see} saving={anteriores.pidiendo} savingLabel="Cargando...">
            Ver comentarios anteriores
          </Button>
        </p>
      )}
      <FormularioDeComentario composerId={composerId} onPublish={add} />
    </section>
  )
}

/** As far as they have been asked for. */
function useComentarios(composerId: number) {
  const [comentarios, setComentarios] = useState<Estado>('cargando')
  /** With which `antes` they go on; null at the end. */
  const [siguiente, setSiguiente] = useState<number | null>(null)

  const call = useCallback(
    async (antes?: number) => {
      const parte = await fetchTramo(composerId, antes)
      setSiguiente(parte.siguiente)
      return parte.lista
    },
    [composerId],
  )

  const load = useCallback(() => {
    setComentarios('cargando')
    call().then(setComentarios, () => setComentarios('fallo'))
  }, [call])

  useEffect(load, [load])

  const { pidiendo, see } = useAnteriores(async () => {
    const anteriores = await call(siguiente ?? undefined)
    setComentarios((antes) => (Array.isArray(antes) ? [...antes, ...anteriores] : antes))
  })

  /** One sent again is the one that is there; and alone it would stand for those that did not come. */
  const add = (nuevo: Comentario) => {
    if (!Array.isArray(comentarios)) return load()
    setComentarios([nuevo, ...comentarios.filter(({ id }) => id !== nuevo.id)])
  }

  return { comentarios, load, add, anteriores: { hay: siguiente !== null, see, pidiendo } }
}

async function fetchTramo(composerId: number, antes?: number) {
  const query = { limit: POR_VEZ, ...(antes && { antes }) }
  const parte = await unwrapTramo(api.composers.comments({ composerId }).get({ query }))
  if (!Array.isArray(parte.lista)) throw new Error('Formato de datos inválido')
  return parte
}

function useAnteriores(load: () => Promise<void>) {
  const [pidiendo, setPidiendo] = useState(false)
  const see = async () => {
    setPidiendo(true)
    try {
      await load()
    } catch {
      // The button stays: one tries again.
    } finally {
      setPidiendo(false)
    }
  }
  return { pidiendo, see }
}

function Lista({ composerId, comentarios }: { composerId: number; comentarios: Comentario[] }) {
  if (comentarios.length === 0) return <p className="apagado">Todavía no hay comentarios. Deja el primero.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <ul className="comentarios" aria-label="Comentarios, los más nuevos primero" tabIndex={0}>
      {comentarios.map(({ id, name, text, created_at }) => (
        <li key={id}>
          <p>
            <b>{name}</b> <time dateTime={created_at}>{diaCortoEn(zona, created_at)}</time>
          </p>
          <p className="comentario-texto" translate="yes">
            {text}
          </p>
          <Reporte composerId={composerId} id={id} de={name} />
        </li>
      ))}
    </ul>
  )
}

interface PropsDeReporte {
  composerId: number
  id: number
  de: string
}

/** Whoever it hurts says why, in two taps; the administrator judges. */
function Reporte({ composerId, id, de }: PropsDeReporte) {
  const [dicho, setDicho] = useState('')
  const [falla, setFalla] = useState('')
  const [enviando, setEnviando] = useState<MotivoDeReporte>()
  /** Who taps twice before the first answer has no cookie yet, and would be two visitors. */
  const send = async (motivo: MotivoDeReporte) => {
    if (enviando) return
    setEnviando(motivo)
    const ruta = api.composers.comments({ composerId })({ commentId: id }).reporte
    try {
      const { message } = await unwrap(conPrueba((headers) => ruta.post({ motivo }, { headers })))
      setDicho(message)
    } catch (error) {
      setFalla(textoDeFalla('No se pudo reportar.', error))
    } finally {
      setEnviando(undefined)
    }
  }
  if (dicho) return <p role="status">{dicho}</p>
  return (
    <details className="reporte">
      <summary>
        Reportar<span className="oculto"> el comentario de {de}</span>
      </summary>
      <p className="hilera aire-2">
        {motivosDeReporte.map((motivo) => (
          <Button
            key={motivo}
            onClick={() => void send(motivo)}
            saving={enviando === motivo}
            savingLabel="Enviando..."
          >
            {etiquetaDeReporte[motivo]}
          </Button>
        ))}
      </p>
      {falla && <p role="alert">{falla}</p>}
    </details>
  )
}

const VACIOS = 'El nombre y el comentario no pueden estar vacíos.'

interface Props {
  composerId: number
  onPublish: (comentario: Comentario) => void
}

/** What was written stays until the server has it. */
function FormularioDeComentario({ composerId, onPublish }: Props) {
  const [enviando, setEnviando] = useState(false)
  const [publicado, setPublicado] = useState(false)
  const [faltas, setFaltas] = useState<Record<string, string>>({})

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const datos = Object.fromEntries(new FormData(form)) as Record<'name' | 'text' | 'website', string>
    const vacio = (['name', 'text'] as const).find((campo) => !datos[campo].trim())
    setPublicado(false)
    if (vacio) return reject(form, { [vacio]: VACIOS })

    setEnviando(true)
    try {
      onPublish(await unwrap(api.composers.comments({ composerId }).post(datos)))
      setFaltas({})
      setPublicado(true)
      for (const control of form.querySelectorAll('textarea')) control.value = ''
    } catch (error) {
      const campos = camposDeError(error)
      const texto = textoDeFalla('Error al enviar el comentario.', error)
      reject(form, campos.length > 0 ? Object.fromEntries(campos) : { form: texto })
    } finally {
      setEnviando(false)
    }
  }

  function reject(form: HTMLFormElement, nuevas: Record<string, string>) {
    setFaltas(nuevas)
    const [campo = ''] = Object.keys(nuevas)
    form.querySelector<HTMLElement>(`[name="${campo}"]`)?.focus()
  }

  return (
    <form className="ui-formulario comentar" noValidate onSubmit={send}>
      <TextField label="Tu nombre" name="name" autoComplete="name" error={faltas.name} />
      <TextArea label="Tu comentario" name="text" rows={3} error={faltas.text} />
      <div className="trampa" aria-hidden="true">
        <label>
          Sitio web <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={faltas.form ? 'comunidad-aviso ui-error' : 'comunidad-aviso'} role="status">
        {faltas.form ?? (publicado && 'Comentario publicado.')}
      </p>
      <Button type="submit" saving={enviando} savingLabel="Enviando...">
        Comentar
      </Button>
    </form>
  )
}
