import { nombreDeOpcion } from '../../domain/evaluaciones/medios'

interface DePregunta {
  imagen?: string | null | undefined
  sonido?: string | null | undefined
}

/** What a question shows and sounds, under its text. */
export const MediosDePregunta = ({ imagen, sonido, numero }: DePregunta & { numero: number }) => (
  <>
    {imagen && <img className="medio" src={`/${imagen}`} alt={`Imagen de la pregunta ${numero}`} />}
    {sonido && <Sonido ruta={sonido} nombre={`Sonido de la pregunta ${numero}`} />}
  </>
)

/** To be heard at will. */
export const Sonido = ({ ruta, nombre }: { ruta: string; nombre: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: what is to be recognised
  <audio controls preload="none" src={`/${ruta}`} aria-label={nombre} />
)

interface DeOpcion {
  texto: string
  imagen?: string | null | undefined
  alternativa?: string | null | undefined
}

/** An option as it is read: what is seen in it, which who does not see hears in words, and its text. */
export const TextoDeOpcion = ({ texto, imagen, alternativa }: DeOpcion) => (
  <>
    {imagen && <img className="medio" src={`/${imagen}`} alt={alternativa ?? ''} />}
    {texto || !imagen ? nombreDeOpcion({ texto, alternativa }) : null}
  </>
)
