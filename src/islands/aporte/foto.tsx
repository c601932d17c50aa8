import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { isFotoSubida } from '../../domain/archivos/fotos'
import { Button } from '../../ui/button'
import { FileDrop } from '../../ui/file-drop'
import { TextField } from '../../ui/text-field'
import type { Valores } from '../creador/valores'
import { useFoto } from './use-foto'

/** A photo of this device, or where one lies on the web. */
export function Foto({ onBusy }: { onBusy: (ocupado: boolean) => void }) {
  const { field, fieldState } = useController<Valores, 'photo_url'>({ name: 'photo_url' })
  const aqui = useRef<HTMLDivElement>(null)
  const error = fieldState.error?.message

  /** What had the focus is there no longer. */
  const change = (direccion: string) => {
    flushSync(() => field.onChange(direccion))
    aqui.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
  }
  const { choose, subiendo, muestra, error: falla } = useFoto({ onUpload: change, onBusy })

  return (
    <div ref={aqui} className="ui-formulario">
      {isFotoSubida(field.value) ? (
        <div className="foto-elegida fila">
          {muestra && <img src={muestra} alt="La foto que elegiste" />}
          <p>
            La foto va con tu aporte: nadie la ve hasta que se publique.
            {error && <span className="ui-error">{error}</span>}
          </p>
          <Button ref={field.ref} onClick={() => change('')}>
            Quitar la foto
          </Button>
        </div>
      ) : (
        <>
          <FileDrop
            label={subiendo ? 'Subiendo la foto...' : 'Toma una foto o elige una de tu galería'}
            hint="Hasta 5 MB. No guardamos el lugar donde se tomó."
            accept="image/*"
            file={null}
            onChange={choose}
            error={falla}
          />
          <TextField
            type="url"
            label="Dirección de una foto"
            hint="Si ya está en la web; por ejemplo, en Wikimedia Commons."
            autoComplete="off"
            error={error}
            {...field}
          />
        </>
      )}
      <p className="oculto" role="status">
        {subiendo ? 'Subiendo la foto...' : isFotoSubida(field.value) && 'La foto está lista.'}
      </p>
    </div>
  )
}
