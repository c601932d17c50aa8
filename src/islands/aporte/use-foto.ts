import { useState } from 'react'
import { TIPO_DE_FOTO } from '../../domain/archivos/fotos'
import { api, textoDeFalla, unwrap } from '../../lib/api'
import { reduceFoto } from './reducir-foto'

const FALLO = 'No se pudo subir la foto. Revisa tu conexión y elígela otra vez.'

interface Opciones {
  /** With its address, once it is there. */
  onUpload: (direccion: string) => void
  onBusy: (ocupado: boolean) => void
}

/** A photo of this device on its way to the contribution. */
export function useFoto({ onUpload, onBusy }: Opciones) {
  const [subiendo, setSubiendo] = useState(false)
  const [muestra, setMuestra] = useState('')
  const [error, setError] = useState('')

  const setBusy = (ocupado: boolean) => {
    setSubiendo(ocupado)
    onBusy(ocupado)
  }

  const choose = async (original: File) => {
    setError('')
    setBusy(true)
    try {
      const reducida = await reduceFoto(original).catch(() => null)
      if (!reducida) return setError(TIPO_DE_FOTO)
      setMuestra(reducida.muestra)
      const { photo_url } = await unwrap(api.composers.photo.post({ file: reducida.archivo }))
      onUpload(photo_url)
    } catch (falla) {
      setError(textoDeFalla(FALLO, falla))
    } finally {
      setBusy(false)
    }
  }

  return { choose, subiendo, muestra, error }
}
