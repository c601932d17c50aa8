import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError, sinConexion } from '../../../lib/api'

/**
 * An image that stays on the device with the evaluation: it was opened with a connection, and may be answered without.
 * `ruta` is where it lies, '/uploads/…'.
 */
export function ImagenGuardada({
  ruta,
  alt,
  clase = 'medio',
}: {
  ruta: string
  alt: string
  clase?: string
}) {
  const { data, isPending } = useQuery(imagenQuery(ruta))
  // What could not be kept may be shown all the same; until that is known, it is not asked for twice.
  return <img className={clase} src={data ?? (isPending ? undefined : ruta)} alt={alt} />
}

/** Of a score, a page after the other; the words stand for all of them. */
export const PaginasGuardadas = ({
  notacion,
  alt,
}: {
  notacion: { paginas: string[] } | null
  alt: string
}) =>
  notacion?.paginas.map((ruta, i) => (
    <ImagenGuardada key={ruta} ruta={ruta} alt={i === 0 ? alt : ''} clase="medio notacion" />
  ))

interface DeOpcion {
  texto: string
  imagen: string | null
  notacion: { paginas: string[] } | null
  alternativa: string | null
}

/** An option to be chosen: what is seen in it, and its text. */
export const OpcionVista = ({ texto, imagen, notacion, alternativa }: DeOpcion) => (
  <span>
    {imagen && <ImagenGuardada ruta={`/${imagen}`} alt={alternativa ?? ''} />}
    <PaginasGuardadas notacion={notacion} alt={imagen ? '' : (alternativa ?? '')} />
    {texto}
  </span>
)

/** As an address that holds all of it, since a page may not show what lies in a blob. */
const imagenQuery = (ruta: string) =>
  queryOptions({
    queryKey: ['alumnos', 'imagen', ruta],
    queryFn: async (): Promise<string> => {
      const respuesta = await fetch(ruta).catch(() => null)
      if (!respuesta) throw sinConexion()
      if (!respuesta.ok) throw new ApiError(respuesta.status, '')
      return comoDireccion(await respuesta.blob())
    },
    // A file is never another one.
    staleTime: Number.POSITIVE_INFINITY,
  })

const comoDireccion = (archivo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const lector = new FileReader()
    lector.onload = () => resolve(String(lector.result))
    lector.onerror = () => reject(lector.error)
    lector.readAsDataURL(archivo)
  })
