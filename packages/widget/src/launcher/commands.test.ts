import { describe, expect, it, vi } from "vitest";
import type { WidgetCommand } from "../protocol";
import { createEvents, runCommands } from "./commands";

const createWidget = () => ({
  open: vi.fn<(options?: { message?: string }) => void>(),
  close: vi.fn<() => void>(),
});

describe("commands", () => {
  it("run in order, several in one push, with their arguments", () => {
    const widget = createWidget();
    runCommands(widget, [["open", { message: "How much?" }], ["close"]]);
    expect(widget.open).toHaveBeenCalledWith({ message: "How much?" });
    expect(widget.open).toHaveBeenCalledBefore(widget.close);
  });

  it("that are unknown are reported, and the next one runs", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const widget = createWidget();
    runCommands(widget, [["constructor"] as unknown as WidgetCommand, ["open"]]);
    expect(warn).toHaveBeenCalledOnce();
    expect(widget.open).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe("a command that is no list", () => {
  it("runs where it is a method's name, and is reported as it is otherwise", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const widget = createWidget();
    runCommands(widget, ["open", "opne", null, 7, ["close"]] as unknown as WidgetCommand[]);
    expect(widget.open).toHaveBeenCalledExactlyOnceWith();
    expect(widget.close).toHaveBeenCalledOnce();
    expect(warn.mock.calls.map(([, name]) => name)).toEqual(["opne", null, 7]);
    warn.mockRestore();
  });
});

describe("events", () => {
  it("reach the listeners of that event, with their detail, until they stop listening", () => {
    const { on, emit } = createEvents();
    const heard = vi.fn<(detail: { count: number }) => void>();
    const stop = on("unread", heard);
    emit("close");
    expect(heard).not.toHaveBeenCalled();
    emit("unread", { count: 2 });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ count: 2 });
    stop();
    emit("unread", { count: 3 });
    expect(heard).toHaveBeenCalledOnce();
  });
});
