const LADO = 1600
const LADO_DE_MUESTRA = 240
const CALIDAD = 0.85

interface Reducida {
  archivo: File
  /** Small, as the page may show it at once. */
  muestra: string
}

/**
 * A photo drawn anew, no larger than anybody needs to see it: what a telephone writes beside it (where it was taken)
 * stays behind, and little has to be sent. Fails where the browser can't read it.
 */
export async function reduceFoto(original: File): Promise<Reducida> {
  const imagen = await createImageBitmap(original)
  try {
    const blob = await new Promise<Blob | null>((resolve) =>
      draw(imagen, LADO).toBlob(resolve, 'image/jpeg', CALIDAD),
    )
    if (!blob) throw new Error('El navegador no pudo escribir la foto.')
    return {
      archivo: new File([blob], 'foto.jpg', { type: 'image/jpeg' }),
      muestra: draw(imagen, LADO_DE_MUESTRA).toDataURL('image/jpeg', CALIDAD),
    }
  } finally {
    imagen.close()
  }
}

function draw(imagen: ImageBitmap, lado: number): HTMLCanvasElement {
  const escala = Math.min(1, lado / Math.max(imagen.width, imagen.height))
  const lienzo = document.createElement('canvas')
  lienzo.width = Math.max(1, Math.round(imagen.width * escala))
  lienzo.height = Math.max(1, Math.round(imagen.height * escala))
  const pincel = lienzo.getContext('2d')
  if (!pincel) throw new Error('El navegador no puede dibujar.')
  // A JPEG has no transparent parts: they would be black.
  pincel.fillStyle = 'white'
  pincel.fillRect(0, 0, lienzo.width, lienzo.height)
  pincel.drawImage(imagen, 0, 0, lienzo.width, lienzo.height)
  return lienzo
}
