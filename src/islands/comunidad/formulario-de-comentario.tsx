import { type FormEvent, useState } from 'react'
import type { Comentario } from '../../domain/comunidad'
import { api, textoDeFalla, unwrap } from '../../lib/api'
import { Button } from '../../ui/button'
import { TextArea, TextField } from '../../ui/text-field'
import { camposDeError } from '../campos-de-error'

const VACIOS = 'El nombre y el comentario no pueden estar vacíos.'

interface Props {
  composerId: number
  alPublicar: (comentario: Comentario) => void
}

/** What was written stays until the server has it. */
export function FormularioDeComentario({ composerId, alPublicar }: Props) {
  const [enviando, setEnviando] = useState(false)
  const [publicado, setPublicado] = useState(false)
  const [faltas, setFaltas] = useState<Record<string, string>>({})

  async function enviar(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const datos = Object.fromEntries(new FormData(form)) as Record<'name' | 'text' | 'website', string>
    const vacio = (['name', 'text'] as const).find((campo) => !datos[campo].trim())
    setPublicado(false)
    if (vacio) return rechazar(form, { [vacio]: VACIOS })

    setEnviando(true)
    try {
      alPublicar(await unwrap(api.composers.comments({ composerId }).post(datos)))
      setFaltas({})
      setPublicado(true)
      for (const control of form.querySelectorAll('textarea')) control.value = ''
    } catch (error) {
      const campos = camposDeError(error)
      const texto = textoDeFalla('Error al enviar el comentario.', error)
      rechazar(form, campos.length > 0 ? Object.fromEntries(campos) : { form: texto })
    } finally {
      setEnviando(false)
    }
  }

  function rechazar(form: HTMLFormElement, nuevas: Record<string, string>) {
    setFaltas(nuevas)
    const [campo = ''] = Object.keys(nuevas)
    form.querySelector<HTMLElement>(`[name="${campo}"]`)?.focus()
  }

  return (
    <form className="ui-formulario comentar" noValidate onSubmit={enviar}>
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
