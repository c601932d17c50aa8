import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../../lib/api'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'
import { fechaYHora } from '../../base/instantes'
import { lectura } from '../../base/leer'
import { useAccion } from '../../base/use-accion'

const mantenimientoQuery = lectura('admin/mantenimiento')

async function turnMantenimiento(activo: boolean) {
  queryClient.setQueryData(
    mantenimientoQuery.queryKey,
    await unwrap(api.admin.mantenimiento.post({ activo })),
  )
}

/** While the site is carried to another machine it only reads: what is written meanwhile would stay behind. */
export function Mudanza() {
  const { data } = useSuspenseQuery(mantenimientoQuery)
  const [asking, setAsking] = useState(false)
  const { send, enviando } = useAccion({
    mutationFn: turnMantenimiento,
    onSettled: () => setAsking(false),
    onError: announceFailure('No se pudo cambiar.'),
  })

  return (
    <section className="pila" aria-labelledby="mudanza">
      <h2 id="mudanza">Mudar el sitio a otra máquina</h2>
      {data.desde ? (
        <>
          <p role="status">
            Desde el {fechaYHora(data.desde)} el sitio solo se lee: nadie puede guardar nada, ni ingresar con
            un código.
          </p>
          <div className="botones">
            <Button variant="primary" saving={enviando} onClick={() => send(false)}>
              Volver a recibir cambios
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="apagado">
            La orden <code>guarania mudar COPIA.tar</code> deja el sitio solo para leer y hace la copia con la
            que sigue en la otra máquina. También puedes hacerlo desde aquí.
          </p>
          <div className="botones">
            <Button onClick={() => setAsking(true)}>Dejar solo para leer</Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => send(true)}
        title="¿Dejar el sitio solo para leer?"
        confirmLabel="Dejar solo para leer"
        saving={enviando}
      >
        <p>
          Todos verán lo que hay, pero nadie podrá guardar nada, ni ingresar con un código, hasta que lo
          vuelvas a abrir. Lo que alguien esté escribiendo sigue en su pantalla.
        </p>
      </ConfirmDialog>
    </section>
  )
}
