import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDeTamano } from '../../../domain/archivos/archivos'
import { fraseDePrueba } from '../../../domain/casa/prueba-de-copias'
import { soloClave } from '../../../domain/sesiones/segundo-factor'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Tabla } from '../../../ui/tabla'
import { fechaYHora } from '../../base/instantes'
import { zonaDelSitio } from '../../base/sitio'
import { useAccion } from '../../base/use-accion'
import { Mudanza } from '../mantenimiento/mudanza'
import { DialogoDeFactor } from '../seguridad/dialogo-de-factor'
import { askEnlace, type Copia, copiasQuery, makeCopia } from './queries'

export function Component() {
  const { send, enviando } = useAccion(makeCopia)
  return (
    <>
      <div className="botones">
        <Button variant="primary" onClick={() => send(undefined)} saving={enviando} savingLabel="Pidiendo...">
          Hacer una ahora
        </Button>
      </div>
      <Copias />
      <Mudanza />
    </>
  )
}

function Copias() {
  const { data: copias } = useSuspenseQuery(copiasQuery)
  const [elegida, setElegida] = useState<string | null>(null)
  if (copias.length === 0) {
    return (
      <EmptyState title="Todavía no hay ninguna copia">
        Aquí verás las que el programa hace por sí mismo, y si se comprobó que sirven.
      </EmptyState>
    )
  }
  return (
    <>
      <Descarga nombre={elegida} onClose={() => setElegida(null)} />
      <Tabla
        titulo="Copias de seguridad, las más nuevas primero"
        columnas={['Copia', 'Tamaño', 'Restauración', 'Descarga']}
      >
        {copias.map((copia) => (
          <CopiaItem key={copia.nombre} copia={copia} onDownload={() => setElegida(copia.nombre)} />
        ))}
      </Tabla>
    </>
  )
}

/** It goes on by itself in the browser, however large it is. */
function Descarga({ nombre, onClose }: { nombre: string | null; onClose: () => void }) {
  return (
    <DialogoDeFactor
      abierto={nombre !== null}
      esquema={soloClave}
      accion={askEnlace(nombre ?? '')}
      onDone={({ enlace }) => location.assign(enlace)}
      onClose={onClose}
      textos={{
        titulo: '¿Descargar esta copia?',
        nota: 'Tiene datos personales y el secreto que firma las sesiones: guárdala como una llave.',
        send: 'Descargar',
        falla: 'No se pudo descargar.',
      }}
    />
  )
}

function CopiaItem({ copia, onDownload }: { copia: Copia; onDownload: () => void }) {
  const { nombre, bytes, cuando, probada, estado, motivo } = copia
  return (
    <tr>
      <th scope="row" className="largo">
        <time dateTime={cuando}>{fechaYHora(cuando)}</time>
        <small className="apagado">{nombre}</small>
      </th>
      <td data-columna="Tamaño" className="numero">
        {estado === 'LISTA' ? textoDeTamano(bytes) : '—'}
      </td>
      <td data-columna="Restauración">
        {estado === 'LISTA' && <Probada probada={probada} />}
        {estado === 'HACIENDO' && <span className="pildora yellow">Haciéndose</span>}
        {estado === 'FALLIDA' && <span className="pildora red">No se pudo hacer</span>}
        {motivo && <small className="falla">{motivo}</small>}
      </td>
      <td data-columna="Descarga">
        {estado === 'LISTA' && (
          <Button variant="quiet" onClick={onDownload}>
            Descargar<span className="oculto"> la copia del {fechaYHora(cuando)}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

function Probada({ probada }: Pick<Copia, 'probada'>) {
  if (!probada) return <span className="pildora">Sin comprobar</span>
  if ('error' in probada) {
    return (
      <>
        <span className="pildora red">No sirve</span>
        <small className="apagado corrido">{fechaYHora(probada.cuando)}</small>
        <small className="falla">{probada.error}</small>
      </>
    )
  }
  return (
    <>
      <span className="pildora green">Comprobada</span>
      <small className="apagado">{fraseDePrueba(probada, zonaDelSitio, Date.now())}</small>
    </>
  )
}
