import { ChevronLeft, ChevronRight, FileText, RotateCw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { textoDeTamano } from '../../../domain/archivos/archivos'
import { Button } from '../../../ui/button'
import { drawMiniatura, girada } from './foto'

export { preparada } from './foto'
export { findElegidos, keepElegidos } from './guardadas'

export interface Props {
  archivos: readonly File[]
  onChange: (archivos: File[]) => void
}

/** What is about to be delivered, in its order. */
export default function Elegidos({ archivos, onChange: change }: Props) {
  const move = (de: number, a: number) => {
    const otros = archivos.filter((_, i) => i !== de)
    change([...otros.slice(0, a), archivos[de] as File, ...otros.slice(a)])
  }
  const turn = async (cual: File) => {
    const nueva = await girada(cual)
    change(archivos.map((uno) => (uno === cual ? nueva : uno)))
  }
  return (
    <ol className="elegidos" aria-label="Archivos por entregar">
      {archivos.map((archivo, i) => (
        <li key={claveDe(archivo)}>
          <Miniatura archivo={archivo} />
          <span>
            {i + 1}. {archivo.name} <small className="apagado">{textoDeTamano(archivo.size)}</small>
          </span>
          <span className="botones">
            <Button variant="quiet" disabled={i === 0} onClick={() => move(i, i - 1)}>
              <ChevronLeft aria-hidden="true" />
              <span className="oculto">Antes: {archivo.name}</span>
            </Button>
            <Button variant="quiet" disabled={i === archivos.length - 1} onClick={() => move(i, i + 1)}>
              <ChevronRight aria-hidden="true" />
              <span className="oculto">Después: {archivo.name}</span>
            </Button>
            {isImagen(archivo) && (
              <Button variant="quiet" onClick={() => void turn(archivo)}>
                <RotateCw aria-hidden="true" />
                <span className="oculto">Girar {archivo.name}</span>
              </Button>
            )}
            <Button variant="quiet" onClick={() => change(archivos.filter((uno) => uno !== archivo))}>
              <X aria-hidden="true" />
              <span className="oculto">Quitar {archivo.name}</span>
            </Button>
          </span>
        </li>
      ))}
    </ol>
  )
}

const claves = new WeakMap<File, number>()
let ultima = 0

/** Two may have the same name. */
function claveDe(archivo: File): number {
  const clave = claves.get(archivo) ?? ++ultima
  claves.set(archivo, clave)
  return clave
}

function Miniatura({ archivo }: { archivo: File }) {
  const lienzo = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (lienzo.current) void drawMiniatura(archivo, lienzo.current)
  }, [archivo])
  return isImagen(archivo) ? <canvas ref={lienzo} /> : <FileText aria-hidden="true" />
}

const isImagen = ({ type }: File) => type.startsWith('image/')
