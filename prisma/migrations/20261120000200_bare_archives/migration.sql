-- An archived log whose engine is kept leaves out the events that the engine makes again.
ALTER TABLE "archived_logs" ADD COLUMN "engine" TEXT;
