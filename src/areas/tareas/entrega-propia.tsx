import { puedeCalificar, puedeEntregar } from '../../domain/tareas'
import { Button } from '../../ui/button'
import { fechaYHora } from '../base/instantes'
import { useDialogo } from '../base/use-dialogo'
import { Comprobante } from './comprobante'
import { DialogoDeEntrega } from './entrega/dialogo-de-entrega'
import { Puntaje } from './puntaje'
import type { Entrega } from './tipos'

/** How the own delivery stands, and the way to send it. */
export function EntregaPropia({ entrega }: { entrega: Entrega }) {
  const dialogo = useDialogo('entrega')
  const { estado, archivo, submission_date, anteriores } = entrega
  const sePuede = puedeEntregar(entrega)
  return (
    <section className="panel apartado entrega-propia" aria-labelledby="mi-entrega">
      <h2 id="mi-entrega">Mi entrega</h2>
      <Situacion entrega={entrega} />
      {sePuede && (
        <Button variant="primary" onClick={() => dialogo.abrir('nueva')}>
          Subir Entrega
        </Button>
      )}
      {archivo && estado !== 'RECHAZADA' && <Comprobante archivo={archivo} entregado={submission_date} />}
      {archivo && estado === 'RECHAZADA' && (
        <details>
          <summary>Lo que entregaste antes</summary>
          <Comprobante archivo={archivo} entregado={submission_date} />
        </details>
      )}
      {anteriores.length > 0 && (
        <details>
          <summary>Entregas anteriores ({anteriores.length})</summary>
          {anteriores.map((una) => (
            <Comprobante key={una.path} archivo={una} entregado={una.entregado_en} />
          ))}
        </details>
      )}
      <DialogoDeEntrega tarea={dialogo.abierto ? entrega : null} alCerrar={dialogo.cerrar} />
    </section>
  )
}

function Situacion({ entrega }: { entrega: Entrega }) {
  const { estado, puntos_obtenidos, comentario_docente, calificada_en, TareaMaestra } = entrega
  if (estado === 'CALIFICADA' && puntos_obtenidos !== null) {
    return (
      <>
        <p className="nota-grande">
          <Puntaje puntos={puntos_obtenidos} posibles={TareaMaestra.puntos_posibles} />{' '}
          {calificada_en && <small className="apagado">Calificada el {fechaYHora(calificada_en)}</small>}
        </p>
        {comentario_docente && <Comentario>{comentario_docente}</Comentario>}
      </>
    )
  }
  if (estado === 'RECHAZADA') {
    return (
      <>
        <p>Tu docente la devolvió para que la entregues otra vez.</p>
        {comentario_docente && <Comentario>{comentario_docente}</Comentario>}
      </>
    )
  }
  if (puedeCalificar(entrega)) {
    return (
      <p>
        Entregada{estado === 'VENCIDA' && ' fuera de plazo'}. Espera la corrección de tu docente; hasta
        entonces no se puede cambiar.
      </p>
    )
  }
  return (
    <p className="apagado">
      {estado === 'VENCIDA'
        ? 'El plazo terminó. Todavía puedes entregar, y quedará como fuera de plazo.'
        : 'Todavía no la entregaste.'}
    </p>
  )
}

function Comentario({ children }: { children: string }) {
  return (
    <figure className="motivo">
      <figcaption>Comentario de tu docente</figcaption>
      {children}
    </figure>
  )
}
