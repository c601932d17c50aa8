import { Outlet } from 'react-router'
import { Toaster } from '../../ui/toast'

/** Toasts outlive the screen that caused them. */
export function Raiz() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}
