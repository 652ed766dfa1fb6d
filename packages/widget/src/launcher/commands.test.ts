import { describe, expect, it, vi } from "vitest";
import type { WidgetCommand } from "../protocol";
import { createCommands } from "./commands";

const createActions = () => ({
  open: vi.fn<() => void>(),
  close: vi.fn<() => void>(),
  destroy: vi.fn<() => void>(),
});

describe("the command queue", () => {
  it("runs commands in order, several in one push", () => {
    const actions = createActions();
    createCommands(actions).queue.push(["open"], ["close"]);
    expect(actions.open).toHaveBeenCalledBefore(actions.close);
    expect(actions.destroy).not.toHaveBeenCalled();
  });

  it("tells listeners of their event only", () => {
    const { queue, emit } = createCommands(createActions());
    const opened = vi.fn<() => void>();
    queue.push(["on", "open", opened]);
    emit("close");
    expect(opened).not.toHaveBeenCalled();
    emit("open");
    expect(opened).toHaveBeenCalledOnce();
  });

  it("reports an unknown command and goes on with the next", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const actions = createActions();
    createCommands(actions).queue.push(["constructor"] as unknown as WidgetCommand, ["open"]);
    expect(warn).toHaveBeenCalledOnce();
    expect(actions.open).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
