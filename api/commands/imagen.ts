import { drawPng } from '../site/dibujante'
import { type Invocation, noArguments } from './command'

/** `guarania imagen`: an SVG comes in, its PNG goes out. The program that serves asks another one, and stays small. */
export async function imagenCommand(invocation: Invocation): Promise<void> {
  noArguments(invocation, 'imagen')
  await Bun.write(Bun.stdout, await drawPng(await Bun.stdin.text()))
}
