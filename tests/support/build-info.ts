import { buildInfo, enterBuild, type BuildInfo } from "../../src/model/build-info";

/** Makes the tests that follow part of another build. */
export function changeBuildInfo(changes: BuildInfo): void {
  enterBuild({ ...buildInfo(), ...changes });
}
