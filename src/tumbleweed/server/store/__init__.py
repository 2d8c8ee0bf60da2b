"""Persistent data: people, tables, choices, events, chat, jobs."""
