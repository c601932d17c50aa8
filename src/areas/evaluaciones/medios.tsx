import { nombreDeOpcion } from '../../domain/evaluaciones/clave-de-opcion'

/** Drawn, in pages; of one that was not kept yet, only what it is written as. */
type Notacion = { original?: string | undefined; paginas: string[] } | string

interface DePregunta {
  imagen?: string | null | undefined
  sonido?: string | null | undefined
  notacion?: Notacion | null | undefined
}

/** What a question shows and sounds, under its text. */
export const MediosDePregunta = ({ imagen, sonido, notacion, numero }: DePregunta & { numero: number }) => (
  <>
    {imagen && <img className="medio" src={`/${imagen}`} alt={`Imagen de la pregunta ${numero}`} />}
    <Paginas notacion={notacion} alt={`Partitura de la pregunta ${numero}`} />
    {typeof notacion === 'object' && notacion?.original && (
      <a className="no-se-imprime" href={notacion.original} download>
        Descargar la partitura
      </a>
    )}
    {sonido && <Sonido ruta={sonido} nombre={`Sonido de la pregunta ${numero}`} />}
  </>
)

/** A page after the other; the words stand for all of them. */
const Paginas = ({ notacion, alt }: { notacion: Notacion | null | undefined; alt: string }) =>
  typeof notacion === 'object' &&
  notacion?.paginas.map((ruta, i) => (
    <img key={ruta} className="medio notacion" src={ruta} alt={i === 0 ? alt : ''} />
  ))

/** To be heard at will. */
export const Sonido = ({ ruta, nombre }: { ruta: string; nombre: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: what is to be recognised
  <audio controls preload="none" src={`/${ruta}`} aria-label={nombre} />
)

interface DeOpcion extends Omit<DePregunta, 'sonido'> {
  texto: string
  alternativa?: string | null | undefined
}

/** An option as it is read: what is seen in it, which who does not see hears in words, and its text. */
export const TextoDeOpcion = ({ texto, imagen, notacion, alternativa }: DeOpcion) => (
  <>
    {imagen && <img className="medio" src={`/${imagen}`} alt={alternativa ?? ''} />}
    <Paginas notacion={notacion} alt={imagen ? '' : (alternativa ?? '')} />
    {texto || !(imagen || notacion) ? nombreDeOpcion({ texto, alternativa }) : null}
  </>
)
