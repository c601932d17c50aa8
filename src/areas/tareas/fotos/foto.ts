/** A page of a notebook is read at this size, and it is sent from a telephone. */
const LADO = 1600
const SUFICIENTE = 480 * 1024
const CALIDADES = [0.8, 0.65, 0.5]

/** What a turned one was made of, so that it is drawn once however often it is turned. */
const hechas = new WeakMap<File, { de: File; giro: number }>()

/** Those before it: of large photos one at a time is in memory. */
let anterior: Promise<unknown> = Promise.resolve()

/** A photo as it is sent, upright and no larger than it needs to be; what the browser can't read stays as it is. */
export const preparada = (foto: File): Promise<File> => made(foto, 0)

/** The same, a quarter further to the right. */
export function girada(foto: File): Promise<File> {
  const { de, giro } = hechas.get(foto) ?? { de: foto, giro: 0 }
  return made(de, giro + 1)
}

function enTurno<T>(work: () => Promise<T>): Promise<T> {
  const hecho = anterior.then(work)
  anterior = hecho.catch(() => {})
  return hecho
}

async function made(de: File, giro: number): Promise<File> {
  const foto = await enTurno(() => draw(de, giro)).catch(() => de)
  if (foto !== de) hechas.set(foto, { de, giro })
  return foto
}

async function draw(de: File, giro: number): Promise<File> {
  const lienzo = document.createElement('canvas')
  await paint(lienzo, de, { lado: LADO, giro })
  const foto = await toJpeg(de, lienzo)
  // Some browsers keep its memory for a while otherwise.
  lienzo.width = 0
  return foto
}

/** A small one, for whoever puts them in order. */
export const drawMiniatura = (foto: File, lienzo: HTMLCanvasElement): Promise<void> =>
  enTurno(() => paint(lienzo, foto, { lado: 144, giro: 0 })).catch(() => {})

async function paint(
  lienzo: HTMLCanvasElement,
  de: File,
  { lado, giro }: { lado: number; giro: number },
): Promise<void> {
  const leida = await createImageBitmap(de, { imageOrientation: 'from-image' })
  const escala = Math.min(1, lado / Math.max(leida.width, leida.height))
  const ancho = Math.max(1, Math.round(leida.width * escala))
  const alto = Math.max(1, Math.round(leida.height * escala))
  const deLado = giro % 2 === 1
  lienzo.width = deLado ? alto : ancho
  lienzo.height = deLado ? ancho : alto
  const trazo = lienzo.getContext('2d') as CanvasRenderingContext2D
  // What is transparent would be black.
  trazo.fillStyle = '#fff'
  trazo.fillRect(0, 0, lienzo.width, lienzo.height)
  trazo.imageSmoothingQuality = 'high'
  trazo.translate(lienzo.width / 2, lienzo.height / 2)
  trazo.rotate((giro * Math.PI) / 2)
  trazo.drawImage(leida, -ancho / 2, -alto / 2, ancho, alto)
  leida.close()
}

async function toJpeg({ name }: File, lienzo: HTMLCanvasElement): Promise<File> {
  let mejor: Blob | null = null
  for (const calidad of CALIDADES) {
    mejor = await new Promise<Blob | null>((resolve) => lienzo.toBlob(resolve, 'image/jpeg', calidad))
    if (!mejor || mejor.size <= SUFICIENTE) break
  }
  if (!mejor) throw new Error('toBlob')
  return new File([mejor], `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`, { type: 'image/jpeg' })
}
